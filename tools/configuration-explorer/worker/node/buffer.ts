/** `Buffer` for the schemas: no value in a configuration is one, because files can't be read. */
export class Buffer {}
