/**
 * Interface strings of interactive components in prose: tables of facts about webpack, the configuration tree, and the
 * timeline of hooks.
 */
export const islands = {
  failed: 'Couldn’t load the interactive part of this section. Reload the page to try again.',
  table: (things: string) => `Table: ${things}`,
  options: 'options',
  flags: 'flags',
  plugins: 'plugins',
  search: (things: string) => `Search ${things}`,
  found: (found: number, all: number, things: string) => `${found} of ${all} ${things}`,
  showAll: (count: number) => `Show all ${count}`,
  name: 'Name',
  type: 'Type',
  default: 'Default',
  since: 'Since',
  experimental: 'Experimental',
  deprecated: 'Deprecated',
  isExperimental: 'experimental',
  isDeprecated: 'deprecated',
  allSections: 'All sections',
  anyVersion: 'Any version',
  orLater: (version: string) => `${version} or later`,
  /**
   * Conditions under which an option's default value applies. Each follows the value, except `otherwise`, which
   * precedes it.
   */
  conditions: {
    otherwise: 'otherwise',
    inModes: (modes: string) => `in ${modes}`,
    modeNone: 'mode none',
    forTargets: (targets: string) => `for the target ${targets}`,
    withTargets: (targets: string) => `with the target ${targets}`,
    dependencies: {
      import: 'import',
      require: 'require()',
      worker: 'new Worker()',
      cssImport: 'CSS @import',
      url: 'new URL() and url()',
    },
    forDependencies: (groups: string) => `for ${groups}`,
    packageName: (name: string) => `when the name in package.json is ${name}`,
    fileTypes: {
      'experiments.asyncWebAssembly': 'WebAssembly',
      'experiments.css': 'CSS',
      'experiments.html': 'HTML',
      'experiments.typescript': 'TypeScript',
    } as Readonly<Record<string, string>>,
    withoutType: (option: string, type: string) =>
      `when ${option} is off, for example through a rule for ${type} files`,
    browserslist: 'when a browserslist configuration exists',
    when: (name: string, value: string) => `when ${name} is ${value}`,
    inJson: 'in JSON',
    beforeNode: (version: string) => `with Node.js before ${version}`,
  },
  /** Joins two conditions under which an option has the same default value. */
  orWhen: (before: string, condition: string) => `${before}, or ${condition}`,
  inDevelopment: 'in development',
  modeReplaced: '`"development"` in place of `"production"`',
  /** Text that is shown in place of a default value. */
  notSet: 'not set',
  ofItsOptions: 'the defaults of its options',
  noneRequired: 'none: you must set it',
  /** Says on which options a default value depends. Follows the usual value, or is used alone. */
  orBy: (conditions: string) => `or by ${conditions}`,
  by: (conditions: string) => `by ${conditions}`,
  allAbout: (name: string) => `All about ${name}`,
  loadingInside: 'Loading its type, its default, and what is inside…',
  optionsFailed: 'Couldn’t load the options. Reload the page to try again.',
  canChange: 'can change in a minor version',
  yes: 'yes',
  figures: 'Table: the figures',
  kind: 'Kind',
  inWebpack: 'In webpack',
  documented: 'Documented',
  all: 'all',
  hooksOf: 'Show hooks of',
  /** Says during which hook another one runs. The name of the hook is formatted as code. */
  whileRuns: (hook: string) => `While \`${hook}\` runs`,
  filterMembers: 'Filter members',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  /** Strings for the list of changes in webpack's releases. */
  releases: {
    changesOf: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
    areas: {
      options: 'Options',
      defaults: 'Defaults',
      hooks: 'Hooks',
      plugins: 'Plugins',
      errors: 'Errors and warnings',
      deprecations: 'Deprecations',
      modules: 'In modules and loaders',
      API: 'Node API and stats',
    },
    changes: { new: 'New', changed: 'Changed', removed: 'Removed' },
    also: 'Also ',
    moreMembers: (count: number) => `${count} more`,
    morePlaces: (count: number) => (count === 1 ? '1 more place' : `${count} more places`),
    addedIn: (version: string) => `added in ${version}`,
    removedIn: (version: string) => `removed again in ${version}`,
    backIn: (version: string) => `back in ${version}`,
    withParts: (count: number) => (count === 1 ? 'with 1 option in it' : `with ${count} options in it`),
    version: 'Your webpack version',
    versionHint: '5.90.1, or the output of npm ls webpack',
    configuration: 'Your configuration (optional)',
    configurationHint: 'Paste webpack.config.js. It is read as text: it never runs and never leaves this page.',
    show: 'Show',
    touching: (count: number) => `Changes that touch your configuration (${count})`,
    noneTouches: 'No change in this range touches what the configuration sets.',
    between: (count: number, from: string, to: string) =>
      `${count === 1 ? '1 change' : `${count} changes`} after ${from}, up to ${to}`,
    newest: (version: string) => `${version} is the newest release on this page, so nothing has changed since.`,
    link: 'Link to this range',
    trouble: {
      empty: 'Type the version that your project has, such as 5.90.1.',
      range: (found: string) =>
        `${found} is a range, which can resolve to several versions. Run npm ls webpack to see the one you have.`,
      tag: (found: string) =>
        `${found} is a tag that moves from release to release. Run npm ls webpack to see the version you have.`,
      'other-major': (found: string) =>
        `${found} isn’t a release of webpack 5, and this page begins with 5.0.0. The migration guides cover older versions.`,
      unknown: (found: string) => `webpack has no release ${found} up to the newest on this page.`,
      none: (found: string) => `There is no version of webpack in “${found}”.`,
      reversed: (from: string, to: string) => `${from} is newer than ${to}. Choose an earlier version.`,
    },
  },
};
