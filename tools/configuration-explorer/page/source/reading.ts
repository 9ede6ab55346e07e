/** What needs the parser: in the chunk of the editor, which brings the parser anyway. */
export { locate } from './locate.ts';
export { parseSource } from './read-source.ts';
export { shapeOf } from './source-shape.ts';

/** What rewrites old configurations, when it is asked for; from here, so that it shares the parser. */
export const loadUpgrade = () => import(/* webpackChunkName: "configuration-upgrade" */ '../upgrade/upgrade.ts');
