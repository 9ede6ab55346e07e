/** `Buffer` of Node as schemas name it: nothing in a configuration is one here, since no file can be read. */
export class Buffer {}
