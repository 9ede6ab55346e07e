/** In place of what validation and defaults never call: minimizers, sources, file systems. */
export default {};
