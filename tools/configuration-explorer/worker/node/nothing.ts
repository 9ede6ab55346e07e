/** Replaces modules that validation and defaults never call, such as minimizers and file systems. */
export default {};
