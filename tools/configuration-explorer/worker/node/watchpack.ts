/** The only function of the watchpack package that configurations need, which converts globs. */
import globToRegExp from 'watchpack/lib/util/globToRegExp.js';

export const util = { globToRegExp };
