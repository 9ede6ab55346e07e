import { applyWebpackOptionsBaseDefaults, applyWebpackOptionsDefaults } from 'webpack/lib/config/defaults.js';
import { getNormalizedWebpackOptions } from 'webpack/lib/config/normalization.js';
import { projectQueries } from './node/project-queries.ts';
import { copyOf, type Options } from './options.ts';

/** Environment that the values of a configuration depend on. */
export interface Project {
  /** Browserslist queries; undefined if there are none. */
  browserslist: string[] | undefined;
  /** Index of the configuration in an array; undefined for a single one. */
  compilerIndex?: number;
}

/**
 * Completes a configuration with webpack's defaults. The argument isn't mutated.
 *
 * @throws webpack's errors, such as for an unknown target
 */
export function complete(configuration: Options, { browserslist, compilerIndex }: Project): Options {
  projectQueries.current = browserslist;
  const options = getNormalizedWebpackOptions(copyOf(configuration));
  applyWebpackOptionsBaseDefaults(options);
  applyWebpackOptionsDefaults(options, compilerIndex);
  return options;
}
