/** Replaces modules that validation and defaults never call: minimizers, sources, file systems. */
export default {};
