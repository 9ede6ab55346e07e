import { bailouts } from './en-bailouts.ts';

/**
 * Interface strings of the bundle explorer. `code`, **strong** and [links](/) work as in Markdown (`src/ui/RichText/`).
 */
export const texts = {
  bailouts,
  /** Link to the bundle explorer on the home page. */
  homeLink: 'Explore your bundle',
  title: 'Bundle explorer',
  loading: 'Loading the explorer…',
  needsScript:
    'The explorer needs JavaScript, because it reads the file in your browser. Without JavaScript, webpack can print much of the same information. See [Debugging a build](/guides/debugging-a-build/#why-is-this-module-here).',
  example: 'An example',
  earlierExample: 'an earlier version of the example',
  chooseStats: 'Choose a stats file',
  chooseOther: 'Choose another file',
  choose: 'Run `npx webpack --json=stats.json`, then choose the file. It never leaves your device.',
  drop: 'Run `npx webpack --json=stats.json`, then drop the file here. It never leaves your computer.',
  exampleBelow: 'Below is an example.',
  backToExample: 'Back to the example',
  reading: (name: string) => `Reading ${name}`,
  theExample: 'the example',
  cancel: 'Cancel',
  close: 'Close',
  /** Summary of a build, shown after the name of its stats file. */
  summary: (modules: string, chunks: string, more: string) => `: ${modules} in ${chunks}${more}.`,
  build: 'Build',
  /** Unit shown after a number of bytes. */
  bytes: 'bytes',
  chunkNumber: (id: string) => `chunk ${id}`,
  /** A chunk without a name that an `import()` loads. */
  lazyChunk: (request: string, id: string) => `lazy: ${request} (${id})`,
  /** A chunk without a name that webpack split from the chunk of an `import()` or entry point. */
  splitChunk: (from: string, id: string) => `split from ${from} (${id})`,
  childOf: (name: string, number: number) => `${name}: child ${number}`,
  numbered: (number: number) => `Build ${number}`,
  emptyFile: 'The file is empty. Create it again.',
  noObject:
    'The file contains no JSON object. The explorer reads the JSON from webpack --json, not the text that webpack prints.',
  atByte: (byte: string) => `at byte ${byte}`,
  inside: (path: string, byte: string) => `inside ${path}, at byte ${byte}`,
  cutOff: (place: string) =>
    `The file ends too early, ${place}. It was probably cut off while being written or copied. Create it again.`,
  notJson: (place: string, message: string) =>
    `The file isn’t valid JSON ${place}: ${message}. Did another program print into it? Let webpack write the file itself: webpack --json=stats.json.`,
  metafile: 'This looks like an esbuild metafile. The explorer reads webpack stats.',
  sourceMap: 'This is a source map. The explorer reads webpack stats, which you create with webpack --json=stats.json.',
  otherJson: (keys: string) => `This is JSON, but not webpack stats. It starts with the keys ${keys}.`,
  nothingToShow: (errors: number) => {
    const rest =
      'he file contains neither modules nor chunks. Your configuration probably sets stats to a preset such as "errors-only". Create the file with webpack --json=stats.json --stats normal.';
    if (errors === 0) return `T${rest}`;
    return `The build failed with ${errors} ${errors === 1 ? 'error' : 'errors'}, and t${rest}`;
  },
  failedBuild: (errors: string) => `The build failed with ${errors}, so parts of the bundle may be missing.`,
  gapsCount: (count: number) =>
    count === 1 ? 'Missing from the file: 1 kind of data' : `Missing from the file: ${count} kinds of data`,
  gap: (missing: string, option: string) => `${missing}: add \`${option}\` to \`stats\``,
  /** Information that can be missing from a stats file. */
  gaps: {
    modules: 'modules',
    'some-modules': 'some of the modules',
    reasons: 'what imports each module, so “Why is it here?” has no answer',
    'some-reasons': 'some of the imports',
    chunks: 'chunks',
    assets: 'emitted files',
    exports: 'which exports are used',
    bailouts: 'what prevented optimizations (unless nothing did)',
  },
  panes: {
    map: 'Map',
    findings: 'Findings',
    modules: 'Modules',
    duplicates: 'Duplicates',
    bailouts: 'Tree shaking',
    loading: 'Loading',
    files: 'Files',
    compare: 'Compare',
  },
  views: 'Views of the bundle',
  search: 'Search modules',
  searchHint: 'Part of a path or a package',
  /** Number of modules that match the search, and a list of the largest below it. */
  found: (count: number, shown: string) => (count === 1 ? '1 module found.' : `${shown} modules found.`),
  foundList: 'Largest found modules',
  showFound: (shown: string) => `Show all ${shown} in Modules`,
  more: (count: number) => `and ${count} more`,
  showMore: (count: number, all: string) => `Show ${count} more of ${all}`,
  yourConfiguration: 'your configuration',
  yourCode: 'Your code',
  runtime: 'webpack runtime',
  noImporter: 'The file doesn’t say what imports',
  entryIs: (entry: string) => `The entry point \`${entry}\` of your configuration is`,
  /** Introduces the next module in a chain of imports. The import is formatted as code. */
  leadsTo: (code: string) => `\`${code}\` leads to`,
  leadsToFrom: (line: string, code: string) => `Line ${line}: \`${code}\` leads to`,
  /** Line number of an import, shown after a module name. */
  atLine: (line: string) => `, line ${line}`,
  why: 'Why is it here?',
  omitted: 'It isn’t in the output. webpack omitted it.',
  noReason: 'The file doesn’t say what imports this module.',
  dropped: 'webpack dropped all of its imports, because they have no effect:',
  remove: 'How to remove it',
  /** Size of a module within a sentence. `sizes` is the whole sentence. */
  unminified: (size: string) => `${size} before minification`,
  sizes: (size: string, more: string) => `${size} before minification${more}.`,
  emittedSize: (size: string) => `, about ${size} in the emitted files`,
  inChunks: (chunks: string) => `, in ${chunks}`,
  joined: (others: string) => `, joined with ${others} into one scope`,
  throughOne: (what = 'module') =>
    `Every import path goes through the module below. If you stop importing that module, this ${what} disappears too:`,
  throughSome: (count: number, what = 'module') =>
    `Every import path goes through the ${count} modules below, nearest first. If you stop importing any one of them, this ${what} disappears too:`,
  /** Advice about a module that is reached only through a barrel file. */
  barrel: (name: string) =>
    `\`${name}\` is a [barrel file](/guides/tree-shaking/#lazy-barrels). Import each name from the file that defines it instead. Then this disappears too, unless one of those files needs it.`,
  /** Advice about a module without used exports. */
  unusedExports:
    'None of its exports are used. webpack keeps it because its code may do something when it loads. If your app doesn’t need that, [mark the file as side-effect-free](/guides/tree-shaking/#mark-the-file-as-side-effect-free), and webpack drops it.',
  /** Modules and bytes that would disappear with a module, shown after its name. */
  inTotal: (modules: string, size: string) => ` (${modules}, ${size} in total)`,
  removeImports: (count: number, hasGates: boolean, gone: string) => {
    if (count === 1) return `${hasGates ? 'Or remove' : 'Remove'} this import${gone}.`;
    const all = count === 2 ? 'both imports' : `all ${count} imports`;
    return hasGates ? `Or remove ${all} of it${gone}.` : `Several import paths lead to it. Remove ${all} of it${gone}.`;
  },
  wouldGo: (modules: string, size: string) => `: ${modules} (${size}) would disappear`,
  noEffect: (count: number) =>
    count === 1
      ? '1 other import of it had no effect, so webpack dropped it.'
      : `${count} other imports of it had no effect, so webpack dropped them.`,
  exports: 'Exports',
  exportsUsed: (used: number, all: number) => `${used} of ${all} are used.`,
  exportsUnused: (names: string) => ` Unused: ${names}.`,
  whyNotOptimized: 'Why webpack couldn’t optimize it',
  size: 'Size',
  share: 'Share',
  name: 'Name',
  module: 'Module',
  file: 'File',
  chunk: 'Chunk',
  chunks: 'Chunks',
  extra: 'Extra',
  zoom: 'Zoom',
  allChunks: 'All chunks',
  measures: 'Sizes',
  beforeMinification: 'before minification',
  inFiles: 'in the emitted files',
  partsOf: (name: string) => `Parts of ${name}`,
  theBundle: 'the bundle',
  directoryOrModule: 'Directory or module',
  treemap: 'Treemap of sizes',
  mapTaps: 'Tap to zoom in or to select a module.',
  mapKeys: 'Click to zoom in or to select a module. Use the arrow keys to move, Enter to open, and Escape to zoom out.',
  tile: (path: string, size: string, share: string) => `${path}: ${size}, ${share} of this view`,
  noBailouts:
    'The file doesn’t list anything that prevented optimization. webpack doesn’t try to optimize in development mode, and the file contains this data only if you create it with `optimizationBailout: true`.',
  treeShaking: 'Tree shaking',
  treeShakingAbout: 'These modules stay even if none of their exports are used.',
  concatenation: 'Concatenation',
  concatenationAbout:
    'These modules each keep a separate function in the output. That costs a little size and speed, so look at everything else first.',
  none: 'None.',
  moreAbout: 'More about this',
  webpackMessages: 'webpack says',
  noChanges: (caption: string) => `${caption}: no changes.`,
  changed: (caption: string) => `${caption} that changed`,
  before: 'Before',
  now: 'Now',
  change: 'Change',
  chunkOrder: 'Chunks in the order in which they load',
  chunkLegend:
    'Chunks on the left load with the page. Chunks to their right load after an `import()` in the chunk that a line connects them to.',
  tableMore: (count: number) => ` The table lists ${count} more.`,
  chooseEarlier: 'Choose the earlier stats file',
  dropEarlier:
    'Choose or drop the stats file of an earlier build to see what was added, what was removed, and which import is responsible.',
  readingFile: (name: string) => `Reading ${name}…`,
  compared: (name: string) => `Compared with ${name}.`,
  difference: (change: string, before: string, now: string) =>
    `**${change}** in modules before minification: ${before} before, ${now} now.`,
  added: 'What was added, and why',
  noneAdded: 'No modules were added.',
  removed: 'What was removed',
  noneRemoved: 'No modules were removed.',
  whatChanged: 'What changed',
  files: 'Files',
  packages: 'Packages',
  modules: 'Modules',
  nowUses: (names: string) => `now uses ${names}`,
  noLongerUses: (names: string) => `no longer uses ${names}`,
  /** Number of additional modules that a module imports, shown after its name. */
  andBrings: (modules: string) => ` and ${modules} that it brings in`,
  severalCopies: 'Packages with several copies',
  singleCopies: 'The bundle contains only one copy of each package.',
  copies: (name: string, count: number, extra: string) =>
    `${name}: ${count} copies, ${extra} more than a single copy (before minification)`,
  copy: 'Copy',
  importedBy: 'Imported by',
  showFinding: 'Show them',
  severalChunks: 'Modules in several chunks',
  noRepeated: 'No module is in more than one chunk.',
  repeated: (modules: string, extra: string) =>
    `${modules}, ${extra} in extra copies before minification. That’s fine for small modules, and for pages that the same visitor rarely opens. For larger modules, see [how webpack splits chunks](/plugins/split-chunks-plugin/).`,
  noFindings:
    'Nothing stands out: there are no warnings, no package makes up much of the code, nothing large loads with the page that could load later, and extra copies of packages and modules take up less than 1 KiB.',
  loadsWithPage: (name: string, size: string, share: string) =>
    `\`${name}\` is ${size} of what loads with the page (${share}, before minification)`,
  loadsLater: (name: string, size: string, share: string) =>
    `\`${name}\` is ${size} of what loads later (${share}, before minification)`,
  warnings: (warnings: string) => `The build has ${warnings}`,
  aboutWarnings: 'Warnings often name what makes a build larger or slower.',
  /** Advice about a large package. The strings are shown in a row, so each begins a new sentence. */
  whatToDo: {
    /** Advice for a package that only one other package imports. */
    comesWith: (name: string) =>
      `It comes with \`${name}\`. If that package loads later or is replaced, this one goes with it.`,
    loadLater: 'If the page works without it at first, [load it later with `import()`](/guides/lazy-loading/).',
    lighter: 'If you use little of it, look for a smaller package, or import only the file that you need.',
    keptWhole:
      'webpack can’t tell which of its exports are used, so it keeps them all. [An ES module version](/guides/tree-shaking/) of the package lets it drop the rest.',
  },
  copyFrom: (copy: string, manifests: string) => `${copy}: the version range is in ${manifests}`,
  copyWithoutImporter: (copy: string) => `${copy}: the file doesn’t say what imports it`,
  /** Item of the list of `package.json` files in `copyFrom`. */
  yourRange: (module: string) => `your \`package.json\` (for \`${module}\`)`,
  /** Advice about the copies of a package. The strings are shown in a row, so each begins a new sentence. */
  reduceCopies: {
    sameVersion:
      'Copies whose modules have the same paths and sizes are probably the same version, installed more than once. Run `npm dedupe`, or the equivalent of your package manager.',
    otherVersions:
      'Change the version ranges so that one version fits all of them: update the packages that ask for the older one, or set the version for all with these lines in your `package.json`, install again, and test your app: a package that asks for another version may break.',
    /** About the placeholder in the lines for `package.json`. */
    yourVersion: (placeholder: string) => `Replace \`${placeholder}\` with the version that all of them can use.`,
    always: (name: string) =>
      `\`npm ls ${name}\` shows each copy’s version and what asks for it. If copies remain, [\`resolve.alias\`](/configuration/resolve/#resolvealias) can make all imports use one of them.`,
  },
  copyCode: 'Copy these lines',
  downloadReport: 'Download as JSON',
  budgetKept: (name: string, size: string, most: string) => `${name}: ${size}, within ${most}`,
  budgetBroken: (name: string, size: string, most: string, more: string) =>
    `${name}: ${size}, **${more} over its budget of ${most}**`,
  entryPoints: 'Loaded with the page',
  budget: 'Budget',
  measuring: 'Measuring…',
  noneMeasured: 'The build didn’t emit any files with these names.',
  measured: (files: string, all: number) =>
    `${files} of ${all} measured. The map can now show sizes in the emitted files.`,
  chooseEmitted: 'Choose the emitted files',
  dropEmitted:
    'Drop your output directory (or the files in it) to see their compressed sizes, and the size of each module after minification. These files stay on your computer, too.',
  noFiles: 'The file lists no emitted files. Create it with `assets: true`.',
  emittedFiles: 'Emitted files',
  raw: 'Raw',
  noEntryPoints: 'The file lists no entry points. Create it with `entrypoints: true`.',
  entryPoint: 'Entry point',
  loads: (entry: string, size: string, chunks: string) =>
    `A page that uses \`${entry}\` loads ${size} of files at once, from ${chunks}.`,
  nothingLater: 'Nothing loads later.',
  later: (count: number) => (count === 1 ? '1 import can load more later.' : `${count} imports can load more later.`),
  whatLoads: (entry: string) => `What ${entry} loads`,
  when: 'When',
  aheadOfTime: 'Ahead of time',
  withPage: 'With the page',
  step: (step: number, rest: string) => `Step ${step}: ${rest}`,
  imports: (module: string, request: string) => `${module} imports ${request}`,
  preloaded: 'preloaded',
  prefetched: 'prefetched',
  noMatch: 'No module matches your search.',
  foundModules: 'Found modules',
  modulesInOutput: 'Modules in the output',
  leftOut: 'left out',
  workerGone:
    'The part of this page that reads files didn’t load, or it ran out of memory. Reload the page and try again.',
  canceled: 'Reading was canceled.',
  exampleFailed: 'Couldn’t load the example. Try again.',
  tooLarge: 'The file is too large for this browser tab’s memory.',
  unreadable: (reason: string) => `Couldn’t read the file: ${reason}`,
};
