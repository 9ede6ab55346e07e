/** The module that applies hot updates in the preview, as webpack-dev-server's client does it in a page. */

/** Path of the module in the project's packages: CommonJS, whatever the project's own type is. */
export const hotClient = '/project/node_modules/.playground/hot-client.cjs';

/**
 * Its text. The preview asks for an update with the event `playground:update` and is answered with `playground:updated`.
 */
export const hotClientText = `
addEventListener("playground:update", function () {
	if (!module.hot || module.hot.status() !== "idle") return answer("reload", []);
	module.hot.check(true).then(
		function (updated) { answer(updated ? "applied" : "unchanged", updated || []); },
		function (error) { console.warn(String(error && error.stack || error)); answer("reload", []); }
	);
});
function answer(outcome, modules) {
	dispatchEvent(new CustomEvent("playground:updated", { detail: { outcome: outcome, modules: modules } }));
}
`;
