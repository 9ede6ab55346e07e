/** The only function of watchpack that is needed, for globs in configurations. */
import globToRegExp from 'watchpack/lib/util/globToRegExp.js';

export const util = { globToRegExp };
