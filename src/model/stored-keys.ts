/** Storage keys of readers' settings. Separate from the code that applies them, because every page reads the keys. */

/** The reader's version of webpack: `5.99`; not set by default. */
export const sinceKey = 'webpack-version';

/** The reader's preferred configuration format; not set for ES modules. */
export const formKey = 'config-form';
