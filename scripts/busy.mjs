/**
 * Keeps a core busy until its parent exits, to simulate load for tests that must not depend on timing (`steady.mjs`).
 */
process.on('disconnect', () => process.exit());
(function work() {
  const end = Date.now() + 100;
  while (Date.now() < end);
  setImmediate(work);
})();
