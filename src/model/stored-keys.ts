/** Keys of what a reader chose, in the browser's storage. Apart from what is done with them: each page looks for them. */

/** The reader's version of webpack: `5.99`; nothing while none is chosen. */
export const sinceKey = 'webpack-version';

/** The form in which a reader wants configurations; nothing for that of an ES module. */
export const formKey = 'config-form';
