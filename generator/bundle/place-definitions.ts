/** `DefinePlugin` definitions that tell the app at which path the site is deployed and which features it has. */
import { readdirSync } from 'node:fs';
import { basePathOf, foldersBelow } from '../../src/model/base-path.ts';
import { packageVersion } from '../../facts/packages.ts';
import { build, parts, site } from '../../site.config.ts';
import { inProject } from '../paths.ts';

/** Base path of this site: `/v5`, or `''` at the root. */
export const basePath = basePathOf(site.origin);

const foreign = foldersBelow(
  site.origin,
  site.versions.map(({ origin }) => origin),
);

/** Returns the top-level folders of the content, for sites whose menu lists only these. */
const folders = () =>
  readdirSync(inProject(build.content), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);

const versions = {
  VERSION: JSON.stringify(site.versions.find(({ origin }) => origin === site.origin)?.label ?? ''),
  IS_NEWEST: String(site.versions.length === 0 || site.versions[0]?.origin === site.origin),
  HAS_VERSIONS: String(site.versions.length > 0),
  HAS_MIRRORS: String(site.mirrors.length > 0),
  HAS_FACTS: String(parts.facts),
  WEBPACK_VERSION: JSON.stringify(parts.facts ? packageVersion('webpack') : ''),
  HAS_SCREENS: String(parts.screens),
  MENU_FOLDERS: parts.menu ? 'null' : JSON.stringify(folders()),
};

/** `DefinePlugin` definitions for browser bundles. */
export const placeDefinitions = {
  ...versions,
  BASE_PATH: JSON.stringify(basePath),
  FOREIGN_FOLDERS: foreign.length > 0 ? JSON.stringify(foreign) : 'null',
  IS_ALONE: String(basePath === '' && foreign.length === 0),
};

/** `DefinePlugin` definitions for prerendering and development, where addresses don't contain the base path. */
export const rootDefinitions = { ...versions, BASE_PATH: '""', FOREIGN_FOLDERS: 'null', IS_ALONE: 'true' };
