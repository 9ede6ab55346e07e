/**
 * Keeps a CPU core busy until the parent process exits. It simulates load for tests that must not depend on timing
 * (`steady.mjs`).
 */
process.on('disconnect', () => process.exit());
(function work() {
  const end = Date.now() + 100;
  while (Date.now() < end);
  setImmediate(work);
})();
