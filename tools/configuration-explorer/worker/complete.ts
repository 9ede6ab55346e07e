import { applyWebpackOptionsBaseDefaults, applyWebpackOptionsDefaults } from 'webpack/lib/config/defaults.js';
import { getNormalizedWebpackOptions } from 'webpack/lib/config/normalization.js';
import { projectQueries } from './node/project-queries.ts';
import { copyOf, type Options } from './options.ts';

/** The parts of a project that affect the defaults of its webpack configuration. */
export interface Project {
  /** Browserslist queries of the project, or `undefined` if it has none. */
  browserslist: string[] | undefined;
  /** Position of the configuration in an exported array. Absent if it was exported alone. */
  compilerIndex?: number;
}

/**
 * Completes a configuration with webpack's defaults, without mutating the configuration.
 *
 * @throws errors that webpack throws, such as for an unknown target
 */
export function complete(configuration: Options, { browserslist, compilerIndex }: Project): Options {
  projectQueries.current = browserslist;
  const options = getNormalizedWebpackOptions(copyOf(configuration));
  applyWebpackOptionsBaseDefaults(options);
  applyWebpackOptionsDefaults(options, compilerIndex);
  return options;
}
