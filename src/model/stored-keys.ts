/**
 * Storage keys of reader settings. They are in a separate module because every page reads the keys, but not the code
 * that applies the settings.
 */

/** Storage key for the reader's webpack version, such as `5.99`. Not set by default. */
export const sinceKey = 'webpack-version';

/** Storage key for the reader's preferred configuration format. Not set for ES modules. */
export const formKey = 'config-form';
