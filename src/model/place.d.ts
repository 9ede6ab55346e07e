/**
 * Build-time constants that describe where the site is deployed. The bundler defines them
 * (`generator/bundle/place-definitions.ts`). See `on-host.ts`.
 */

/** Base path of the site, or `''` if it is at the root of its host. */
declare const BASE_PATH: string;
/** Base paths of other versions below this one, or null if there are none. */
declare const FOREIGN_FOLDERS: readonly string[] | null;
/** Whether the whole host belongs to the site. If so, code for the base path is removed from the bundles. */
declare const IS_ALONE: boolean;
/** Label of the documentation version that this site is, and whether it is the newest. */
declare const VERSION: string;
declare const IS_NEWEST: boolean;
/** Whether there are versions to choose from, and whether there are translations. */
declare const HAS_VERSIONS: boolean;
declare const HAS_MIRRORS: boolean;
/**
 * Whether the site has facts about the installed packages, and whether the home page and the votes have their own
 * screens.
 */
declare const HAS_FACTS: boolean;
declare const HAS_SCREENS: boolean;
/** Version of the installed webpack, or `''` on a site without facts. */
declare const WEBPACK_VERSION: string;
/** Folders that contain pages, to which the menu is limited, or null if the site has all sections. */
declare const MENU_FOLDERS: readonly string[] | null;
/** Whether the code is in the prerender bundle (`generator/bundle/configurations.ts`) and not in a browser bundle. */
declare const IS_PRERENDER: boolean;
