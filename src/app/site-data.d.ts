/** Data modules that the build generates (`generator/feature-data.ts`): snapshots and built examples. */
declare module 'site/sponsors.js' {
  /** Snapshot of webpack's sponsors. Contains only as many backers as the page shows. */
  export const snapshot: import('../model/sponsor.ts').SponsorSnapshot;
}

declare module 'site/assistants.js' {
  /** AI assistants from `site.config.ts`. */
  export const assistants: import('../model/assistants.ts').Assistant[];
}

declare module 'site/help.js' {
  /** Links from `site.config.ts` to show when a search finds nothing. */
  export const help: import('../../site.config.ts').SearchHelp | undefined;
}

declare module 'site/votes.js' {
  export const snapshot: import('../model/vote.ts').VoteSnapshot;
}

declare module 'site/home-example.js' {
  export const example: import('../model/home-example.ts').HomeExample;
}

declare module 'site/home-figures.js' {
  export const figures: import('../model/home-figures.ts').HomeFigures;
  export const latest: import('../model/home-figures.ts').LatestPost | null;
}

declare module 'site/tool-links.js' {
  /** URL and home page link text of each tool (`generator/tools/tool-modules.ts`). */
  export const toolLinks: readonly (readonly [url: string, title: string])[];
}

declare module 'site/tools-section.js' {
  /** The tools section: its URL, title, icon, and the page of each tool. */
  export const toolsSection: {
    url: string;
    title: string;
    boxes: string;
    pages: readonly { url: string; title: string }[];
  };
}

declare module 'site/block-editor.js' {
  /** Loads the editor for code examples on pages. Undefined if no tool provides one. */
  export const loadBlockEditor: (() => Promise<{ editBlock: import('../prose/edit-blocks.ts').EditBlock }>) | undefined;
}

declare module 'site/tool-screens.js' {
  /** Functions that load the screens of the tools. Each screen is its own chunk. */
  export const toolScreens: Record<
    import('../../tools/tools.ts').ToolName,
    () => Promise<{ default: import('./view.ts').ToolScreen }>
  >;
}

declare module 'site/tool-pages.js' {
  export const toolPages: Record<import('../../tools/tools.ts').ToolName, import('./view.ts').ToolScreen>;
}
