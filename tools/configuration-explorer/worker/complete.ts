import { applyWebpackOptionsBaseDefaults, applyWebpackOptionsDefaults } from 'webpack/lib/config/defaults.js';
import { getNormalizedWebpackOptions } from 'webpack/lib/config/normalization.js';
import { projectQueries } from './node/project-queries.ts';
import { copyOf, type Options } from './options.ts';

/** What the values of a configuration depend on besides itself. */
export interface Project {
  /** Queries of its browserslist; undefined where it has none. */
  browserslist: string[] | undefined;
  /** Place of the configuration in a list of several; undefined for one by itself. */
  compilerIndex?: number;
}

/**
 * A configuration as webpack completes it. What is given stays as it is.
 * @throws what webpack throws, such as for a target that it does not know
 */
export function complete(configuration: Options, { browserslist, compilerIndex }: Project): Options {
  projectQueries.current = browserslist;
  const options = getNormalizedWebpackOptions(copyOf(configuration));
  applyWebpackOptionsBaseDefaults(options);
  applyWebpackOptionsDefaults(options, compilerIndex);
  return options;
}
