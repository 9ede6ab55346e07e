/**
 * Placeholder for `Buffer`, which option schemas refer to. No value in a configuration is a `Buffer`, because
 * configurations can't read files in the browser.
 */
export class Buffer {}
