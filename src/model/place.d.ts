/**
 * Build-time constants about where the site is deployed, defined by the bundler
 * (`generator/bundle/place-definitions.ts`); see `on-host.ts`.
 */

/** Base path of the site, `''` at the root. */
declare const BASE_PATH: string;
/** Base paths of other versions below this one, `null` if there are none. */
declare const FOREIGN_FOLDERS: readonly string[] | null;
/**
 * Whether the site has the host to itself, so that every path belongs to it. Removes the base path code from the
 * bundles.
 */
declare const IS_ALONE: boolean;
/** Label of this site's version of the documentation, and whether it is the newest. */
declare const VERSION: string;
declare const IS_NEWEST: boolean;
/** Whether there are versions and translations to select. */
declare const HAS_VERSIONS: boolean;
declare const HAS_MIRRORS: boolean;
/** Whether the site has facts of the installed packages, and screens of its own for the home page and the votes. */
declare const HAS_FACTS: boolean;
declare const HAS_SCREENS: boolean;
/** Folders with pages, for a menu that has only those; `null` if it has all sections. */
declare const MENU_FOLDERS: readonly string[] | null;
/** True in the prerender bundle (`generator/bundle/configurations.ts`), false in the browser bundles. */
declare const IS_PRERENDER: boolean;
