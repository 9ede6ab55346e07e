/** `DefinePlugin` definitions about where the site is deployed. */
import { basePathOf, foldersBelow } from '../../src/model/base-path.ts';
import { site } from '../../site.config.ts';

/** Base path of this site: `/v5`, `''` at the root. */
export const basePath = basePathOf(site.origin);

const foreign = foldersBelow(
  site.origin,
  site.versions.map(({ origin }) => origin),
);

const versions = {
  VERSION: JSON.stringify(site.versions.find(({ origin }) => origin === site.origin)?.label ?? ''),
  IS_NEWEST: String(site.versions[0]?.origin === site.origin),
};

/** Definitions for browser bundles. */
export const placeDefinitions = {
  ...versions,
  BASE_PATH: JSON.stringify(basePath),
  FOREIGN_FOLDERS: foreign.length > 0 ? JSON.stringify(foreign) : 'null',
  IS_ALONE: String(basePath === '' && foreign.length === 0),
};

/** Definitions for prerendering and development, which use addresses without the base path. */
export const rootDefinitions = { ...versions, BASE_PATH: '""', FOREIGN_FOLDERS: 'null', IS_ALONE: 'true' };
