/** Module that applies hot updates in the playground's preview, like webpack-dev-server's client. */

/**
 * Path of the hot update client among the project's packages. It ends in `.cjs`, so that it is CommonJS regardless of
 * the project's `type`.
 */
export const hotClient = '/project/node_modules/.playground/hot-client.cjs';

/**
 * Source code of the hot update client. The preview requests an update with the event `playground:update`, whose detail
 * contains the hashes of a build, and the client replies with `playground:updated`. A page that missed builds applies
 * all updates from its own hash on, in sequence. Updates that arrive meanwhile are applied afterwards. If no sequence
 * of updates leads to the requested hash, the page must be reloaded.
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
