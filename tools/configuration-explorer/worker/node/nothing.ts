/**
 * Empty replacement for modules that webpack's validation and defaults never call, such as minimizers and file systems.
 */
export default {};
