/**
 * Shifts the clock by more than a year, to test that builds don't depend on the date. It is preloaded into the
 * processes and threads of a build (`--import`).
 */
const later = 400 * 24 * 60 * 60 * 1000;

globalThis.Date = new Proxy(Date, {
  construct: (real, given, as) => Reflect.construct(real, given.length === 0 ? [real.now() + later] : given, as),
  get: (real, name) => (name === 'now' ? () => real.now() + later : Reflect.get(real, name)),
});
