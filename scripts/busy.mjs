/** Keeps a core busy until its parent is gone: other work of the machine, for tests that must not depend on time (`steady.mjs`). */
process.on('disconnect', () => process.exit());
(function work() {
  const end = Date.now() + 100;
  while (Date.now() < end);
  setImmediate(work);
})();
