/** The module that applies hot updates in the preview, as webpack-dev-server's client does it in a page. */

/** Path of the module in the project's packages: CommonJS, whatever the project's own type is. */
export const hotClient = '/project/node_modules/.playground/hot-client.cjs';

/**
 * Its text. The preview asks for an update with the event `playground:update`, whose detail is the hashes that a build came to,
 * and is answered with `playground:updated`. A page that missed a build applies what leads from its own hash, one after the
 * other; what comes while it does is applied after it. Where no way leads to the wanted hash, it has to be loaded again.
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
