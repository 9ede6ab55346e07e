/** Preloaded into a build's processes and threads (`--import`) to shift their clock by more than a year. */
const later = 400 * 24 * 60 * 60 * 1000;

globalThis.Date = new Proxy(Date, {
  construct: (real, given, as) => Reflect.construct(real, given.length === 0 ? [real.now() + later] : given, as),
  get: (real, name) => (name === 'now' ? () => real.now() + later : Reflect.get(real, name)),
});
