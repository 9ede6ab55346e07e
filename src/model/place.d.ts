/** Where the site stands on its host, put in by the bundler (`generator/bundle/place-definitions.ts`); see `on-host.ts`. */

/** Folder of the host that the site stands in, `''` at the root. */
declare const BASE_PATH: string;
/** Folders of the host below this one that belong to other versions, `null` where there are none. */
declare const FOREIGN_FOLDERS: readonly string[] | null;
/** Whether the host is the site's alone: paths on it are addresses of the site. Spares a first visit what asks for them. */
declare const IS_ALONE: boolean;
/** Label of the version of the documentation that this site is, and whether it is the newest one. */
declare const VERSION: string;
declare const IS_NEWEST: boolean;
/** Whether this renders documents (`generator/bundle/configurations.ts`); false in all that browsers run. */
declare const IS_PRERENDER: boolean;
