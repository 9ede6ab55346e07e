/** The function of watchpack that globs in configurations need. */
import globToRegExp from 'watchpack/lib/util/globToRegExp.js';

export const util = { globToRegExp };
