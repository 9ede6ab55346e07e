/** Functions that need the editor's parser. They are in the editor's chunk, which contains the parser. */
export { fixOf } from './fix.ts';
export { locate } from './locate.ts';
export { parseSource, syntaxErrorAt } from './read-source.ts';
export { shapeOf } from './source-shape.ts';

/** Loads the upgrade rules on demand. The `import()` is in the editor's chunk so that the rules share its parser. */
export const loadUpgrade = () => import(/* webpackChunkName: "configuration-upgrade" */ '../upgrade/upgrade.ts');

/** Loads the code that creates a project for a configuration. Called when the user wants to build it. */
export const loadStandIns = () =>
  import(/* webpackChunkName: "configuration-stand-ins" */ '../upgrade/stand-in-project.ts');
