/**
 * Storage keys of reader settings. They are separate from the code that applies the settings, because every page reads
 * the keys.
 */

/** The reader's webpack version, such as `5.99`. Not set by default. */
export const sinceKey = 'webpack-version';

/** The reader's preferred configuration format. Not set for ES modules. */
export const formKey = 'config-form';
