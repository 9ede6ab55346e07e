/** Paths of twelve kinds of pages, keyed by the file name of their screenshot. */
export const pages: Record<string, string> = {
  home: '/',
  'section-index': '/guides/',
  guide: '/guides/code-splitting/',
  concept: '/concepts/loaders/',
  options: '/configuration/output/',
  'all-options': '/configuration/all/',
  plugin: '/plugins/split-chunks-plugin/',
  readme: '/loaders/css-loader/',
  api: '/api/plugins/',
  errors: '/errors/',
  'unknown-address': '/no-such-page/',
  vote: '/vote/',
};

/** Size of the browser window in which screenshots are taken. */
export interface View {
  width: number;
  height: number;
  theme: 'light' | 'dark';
}

export const views: readonly View[] = [
  { width: 360, height: 780, theme: 'light' },
  { width: 360, height: 780, theme: 'dark' },
  { width: 768, height: 1024, theme: 'light' },
  { width: 1280, height: 900, theme: 'dark' },
  { width: 1440, height: 900, theme: 'light' },
  { width: 1920, height: 1080, theme: 'light' },
];
