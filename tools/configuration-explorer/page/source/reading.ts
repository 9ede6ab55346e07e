/** Functions that need the parser; in the chunk of the editor, which contains it. */
export { locate } from './locate.ts';
export { parseSource } from './read-source.ts';
export { shapeOf } from './source-shape.ts';

/** Loads the upgrade rules on demand; from here, so that they share the parser. */
export const loadUpgrade = () => import(/* webpackChunkName: "configuration-upgrade" */ '../upgrade/upgrade.ts');

/** Loads what creates the project of a configuration, once the reader builds it. */
export const loadStandIns = () =>
  import(/* webpackChunkName: "configuration-stand-ins" */ '../upgrade/stand-in-project.ts');
