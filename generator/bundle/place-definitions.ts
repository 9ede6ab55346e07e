/** Where the site stands on its host, for `DefinePlugin`. */
import { basePathOf, foldersBelow } from '../../src/model/base-path.ts';
import { site } from '../../site.config.ts';

/** Folder of its host that this site stands in: `/v5`, `''` at the root. */
export const basePath = basePathOf(site.origin);

const foreign = foldersBelow(
  site.origin,
  site.versions.map(({ origin }) => origin),
);

const versions = {
  VERSION: JSON.stringify(site.versions.find(({ origin }) => origin === site.origin)?.label ?? ''),
  IS_NEWEST: String(site.versions[0]?.origin === site.origin),
};

/** Definitions for what runs in browsers. */
export const placeDefinitions = {
  ...versions,
  BASE_PATH: JSON.stringify(basePath),
  FOREIGN_FOLDERS: foreign.length > 0 ? JSON.stringify(foreign) : 'null',
  IS_ALONE: String(basePath === '' && foreign.length === 0),
};

/** Definitions for what renders documents and for development: both know addresses of the site alone. */
export const rootDefinitions = { ...versions, BASE_PATH: '""', FOREIGN_FOLDERS: 'null', IS_ALONE: 'true' };
