/** Functions that need the parser. They are in the editor's chunk, because it contains the parser. */
export { locate } from './locate.ts';
export { parseSource, syntaxErrorAt } from './read-source.ts';
export { shapeOf } from './source-shape.ts';

/** Loads the upgrade rules on demand. The import is in this chunk so that the rules share its parser. */
export const loadUpgrade = () => import(/* webpackChunkName: "configuration-upgrade" */ '../upgrade/upgrade.ts');

/** Loads the code that creates a project for a configuration. Called when the reader builds it. */
export const loadStandIns = () =>
  import(/* webpackChunkName: "configuration-stand-ins" */ '../upgrade/stand-in-project.ts');
