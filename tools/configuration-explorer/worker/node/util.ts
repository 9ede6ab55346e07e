/** The functions of `util` that webpack's normalization uses. */

/** Returns the function: deprecations are detected with webpack's facts. */
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
