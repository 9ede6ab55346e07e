/**
 * Feature data for browserslist queries such as `supports es6-module`. Contains mainly JavaScript language features.
 */
import asyncFunctions from 'caniuse-lite/data/features/async-functions.js';
import cssGrid from 'caniuse-lite/data/features/css-grid.js';
import cssVariables from 'caniuse-lite/data/features/css-variables.js';
import es5 from 'caniuse-lite/data/features/es5.js';
import es6Class from 'caniuse-lite/data/features/es6-class.js';
import es6DynamicImport from 'caniuse-lite/data/features/es6-module-dynamic-import.js';
import es6Module from 'caniuse-lite/data/features/es6-module.js';
import es6 from 'caniuse-lite/data/features/es6.js';
import fetchFeature from 'caniuse-lite/data/features/fetch.js';
import promises from 'caniuse-lite/data/features/promises.js';
import serviceWorkers from 'caniuse-lite/data/features/serviceworkers.js';
import wasm from 'caniuse-lite/data/features/wasm.js';
import unpack from 'caniuse-lite/dist/unpacker/feature.js';

const packed: Record<string, object> = {
  'async-functions': asyncFunctions,
  'css-grid': cssGrid,
  'css-variables': cssVariables,
  es5,
  es6,
  'es6-class': es6Class,
  'es6-module': es6Module,
  'es6-module-dynamic-import': es6DynamicImport,
  fetch: fetchFeature,
  promises,
  serviceworkers: serviceWorkers,
  wasm,
};

/** Adds the browser versions that support a feature, in browserslist's format. */
export function loadFeature(features: Record<string, object>, name: string): void {
  const feature = packed[name];
  if (!feature) {
    const known = Object.keys(packed).join(', ');
    throw new Error(`Support of "${name}" isn't available here. You can use these: ${known}.`);
  }
  features[name] ??= unpack(feature).stats;
}
