/**
 * Placeholder for `Buffer`, which the schemas refer to. No value in a configuration is one, because configurations
 * can't read files here.
 */
export class Buffer {}
