/** Browser version of Node.js's `util`, limited to the functions that webpack's normalization uses. */

/**
 * Returns the function unchanged. Deprecated options are detected with the site's documentation data instead of
 * warnings.
 */
function deprecate<Value>(value: Value): Value {
  return value;
}

const types = { isRegExp: (value: unknown) => value instanceof RegExp };
const inspect = String;

function promisify(run: (...parameters: unknown[]) => void) {
  return (...parameters: unknown[]) =>
    new Promise((resolve, reject) => {
      run(...parameters, (error: unknown, value: unknown) => (error ? reject(error) : resolve(value)));
    });
}

export { deprecate, types, inspect, promisify };
export default { deprecate, types, inspect, promisify };
