/** A word that documentation should avoid, and the reason. */
interface Avoided {
  pattern: RegExp;
  advice: string;
}

/** Marketing terms, and words that tell readers how to feel. */
export const avoided: Avoided[] = [
  {
    pattern: /\b(?:simply|just|easy|easily|obviously|basically|trivially|of course)\b/gi,
    advice: 'leave it out: what is easy for you may not be for the reader',
  },
  {
    pattern:
      /\b(?:seamless(?:ly)?|effortless(?:ly)?|blazing(?:ly)?|supercharge[ds]?|cutting[- ]edge|game[- ]changer)\b/gi,
    advice: 'leave it out: it praises and says nothing',
  },
  {
    pattern: /\b(?:etc\.?|and so forth)(?=\s|$|[,;)])/gi,
    advice: 'name what is meant, or begin the list with “such as”',
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD)\b|\blorem ipsum\b/g,
    advice: 'finish it, or leave it out: readers see what is still to do',
  },
];

/** Product names that are often misspelled, with the correct spelling. */
export const names: { pattern: RegExp; right: string }[] = [
  { pattern: /\b(?:node ?js|NodeJS|Node JS|node\.js)\b/g, right: 'Node.js' },
  { pattern: /\b(?:Javascript|javascript)\b/g, right: 'JavaScript' },
  { pattern: /\b(?:Typescript|typescript)\b/g, right: 'TypeScript' },
  { pattern: /\b(?:Github|github)\b(?!\.)/g, right: 'GitHub' },
  { pattern: /\bNPM\b/g, right: 'npm' },
  { pattern: /\b(?:WebPack|WEBPACK)\b/g, right: 'webpack' },
  { pattern: /(?<=[a-z,;:] )Webpack\b(?! contrib)/g, right: 'webpack' },
  { pattern: /\b(?:Web ?Assembly|webassembly)\b(?<!WebAssembly)/g, right: 'WebAssembly' },
  { pattern: /\b(?:source-?map)(?=s?\b)/g, right: 'source map' },
  { pattern: /\bend user\b/g, right: 'user' },
];

/** Patterns for British spellings, with the American spelling. */
export const spellings: { pattern: RegExp; right: string }[] = [
  ['behaviour', 'behavior'],
  ['colour', 'color'],
  ['favour', 'favor'],
  ['honour', 'honor'],
  ['neighbour', 'neighbor'],
  ['optimisa', 'optimiza'],
  ['optimise', 'optimize'],
  ['optimising', 'optimizing'],
  ['recognis', 'recogniz'],
  ['organis', 'organiz'],
  ['normalis', 'normaliz'],
  ['serialis', 'serializ'],
  ['initialis', 'initializ'],
  ['customis', 'customiz'],
  ['minimis', 'minimiz'],
  ['analys(?=e[ds]?\\b|ing)', 'analyz'],
  ['licence', 'license'],
  ['centre', 'center'],
  ['catalogue', 'catalog'],
  ['cancelled', 'canceled'],
  ['labelled', 'labeled'],
  ['modelled', 'modeled'],
  ['grey', 'gray'],
  ['artefact', 'artifact'],
  ['fulfil(?=s?\\b)', 'fulfill'],
  ['whilst', 'while'],
].map(([british, american]) => ({ pattern: new RegExp(String.raw`\b${british}\w*`, 'gi'), right: american! }));

/** Abbreviations that pages may use without explanation. The page or the glossary must explain all others. */
export const knownAbbreviations: ReadonlySet<string> = new Set(
  `AI API APIS ASCII AST AMD BOM CD CDN CI CJS CLI CORS CPU CSP CSS CSV DLL DNS DOM EMFILE ES ESM FTP GB GIF GIT GPU
   GUI HMR HTML HTTP HTTPS ICO ID IDE IDS IE IIFE IO IP IPV4 IPV6 JPEG JPG JS JSON JSONP JSX KB KIB LTS MB MD MDN MDX
   MIB MIME MIT MPA MVC NPM OK OS PC PDF PEM PID PNG PNP PR PWA QA RAM README REPL REST RFC SASS SCSS SDK SEO SPA SRI
   SSH SSL SSR SVG SWC TC39 TCP TDD TLS TODO TS TSX TTL TV UI UMD UNIX URI URL URLS US UTC UTF UUID TOML JSON5 HJSON UX
   VM VS W3C WASM WHATWG WOFF WOFF2 XHR XML XSS YAML YARN ZIP MD4 MD5 SHA AVIF WEBP ETAG GET POST HEAD PUT ASAP FAQ
   NODE_ENV CC BY`.split(/\s+/),
);

/**
 * Proper names that are capitalized in headings. Names that contain a digit, a dot or a capital after the first letter
 * needn't be listed.
 */
export const properNames: ReadonlySet<string> = new Set(
  `Webpack Angular Apache Apple Authority Awesome Babel Bazel Bower Brotli Browserify Bun Chrome Chromium Deno Docker
   Edge Ember Emscripten ES Express Firefox Git Grunt Gulp Handlebars I Jasmine Java Jest Karma Less Linux Lodash Mac
   Markdown Microsoft Mocha Mozilla Netlify Nginx Node Parcel Plug'n'Play PostCSS Preact Pug React Rollup Rspack Rust
   Safari Sass Svelte Stylus Tapable Terser Unix Vagrant Vite Vitest Vue Windows Workbox Yarn Yeoman`.split(/\s+/),
);

/** Matches proper names that consist of several words, in headings. */
export const properPhrases: RegExp =
  /\b(?:Module Federation|Trusted Types|Visual Studio Code|VS Code|Open Collective|Google Chrome|Web Platform|GitHub Actions|Creative Commons|Create React App|Node API|Node\.js API)\b/g;
