/** The module that applies hot updates in the preview, like webpack-dev-server's client. */

/** Path of the module in the project's packages: CommonJS, regardless of the project's type. */
export const hotClient = '/project/node_modules/.playground/hot-client.cjs';

/**
 * Its source. The preview requests an update with the event `playground:update`, whose detail has the hashes of a
 * build, and is answered with `playground:updated`. A page that missed builds applies all updates from its own hash on,
 * in sequence; updates that arrive meanwhile are applied afterwards. If there is no path to the requested hash, the
 * page must be reloaded.
 */
export const hotClientText = `
var wanted = [];
var isBusy = false;
addEventListener("playground:update", function (event) {
	event.preventDefault();
	wanted = event.detail;
	if (!isBusy) update([], "unchanged");
});
function update(applied, outcome) {
	isBusy = wanted.indexOf(__webpack_hash__) < 0;
	if (!isBusy) return answer(outcome, applied);
	module.hot.check(true).then(
		function (updated) {
			if (updated) return update(applied.concat(updated), "applied");
			isBusy = false;
			answer("reload", []);
		},
		function (error) {
			isBusy = false;
			console.warn(String(error && error.stack || error));
			answer("reload", []);
		}
	);
}
function answer(outcome, modules) {
	dispatchEvent(new CustomEvent("playground:updated", { detail: { outcome: outcome, modules: modules } }));
}
`;
