/**
 * Build-time constants that describe where the site is deployed. The bundler defines them
 * (`generator/bundle/place-definitions.ts`). See `on-host.ts`.
 */

/** Base path of the site, or `''` if it is at the root of its host. */
declare const BASE_PATH: string;
/** Base paths of the documentation versions whose URLs are below this one, or null if there are none. */
declare const FOREIGN_FOLDERS: readonly string[] | null;
/** Whether the site is the only one on its host. If so, code for the base path is removed from the bundles. */
declare const IS_ALONE: boolean;
/** Label of the documentation version that this site has, and whether it is the newest. */
declare const VERSION: string;
declare const IS_NEWEST: boolean;
/** Whether the documentation has several versions, and whether it has translations. */
declare const HAS_VERSIONS: boolean;
declare const HAS_MIRRORS: boolean;
/**
 * Whether the site has facts about the installed packages, and whether the home page and the voting page have their own
 * screens.
 */
declare const HAS_FACTS: boolean;
declare const HAS_SCREENS: boolean;
/** Version of the installed webpack, or `''` on a site without facts. */
declare const WEBPACK_VERSION: string;
/** Content folders to which the menu is limited, or null if the menu shows all sections. */
declare const MENU_FOLDERS: readonly string[] | null;
/**
 * Whether the code runs in the prerender bundle (`generator/bundle/configurations.ts`) rather than in a browser bundle.
 */
declare const IS_PRERENDER: boolean;
