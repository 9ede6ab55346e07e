/**
 * Preloaded into every Node process of an example (`--require`). Blocks ports that the page doesn't declare, and all
 * network requests, by exiting with a message that says what to write instead. With `EXAMPLE_ONE_CORE`, it reports a
 * single core, so that minimizers run in the same process as the build.
 */
'use strict';
// Makes output synchronous, so that endless output is detected, and output isn't lost when the process exits.
for (const stream of [process.stdout, process.stderr]) stream._handle?.setBlocking?.(true);

const os = require('node:os');

const { availableParallelism } = os;
os.availableParallelism = () => (process.env.EXAMPLE_ONE_CORE ? 1 : availableParallelism());
require('node:module').syncBuiltinESMExports();

const net = require('node:net');

const { listen } = net.Server.prototype;
net.Server.prototype.listen = function (...options) {
  const port = portOf(options[0]);
  if (port > 0 && !process.env.EXAMPLE_MAY_LISTEN) {
    stop(`opens port ${port}, which the page does not declare: give the fence \`background until="…"\`.`);
  }
  return Reflect.apply(listen, this, options);
};

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...options) {
  const host = hostOf(options.flat()[0], options.flat()[1]);
  if (host && !/^(localhost|127\.|::1|0\.0\.0\.0|\[::1\])/.test(host))
    stop(`connects to ${host}: examples run without a network.`);
  return Reflect.apply(connect, this, options);
};

/** Returns the requested TCP port, or 0 for an arbitrary port, a pipe or a handle. */
function portOf(first) {
  if (typeof first === 'number') return first;
  if (typeof first === 'string' && /^\d+$/.test(first)) return Number(first);
  return first && typeof first === 'object' && !first.path && !first.fd ? Number(first.port ?? 0) : 0;
}

function hostOf(first, second) {
  if (first && typeof first === 'object') return first.path ? undefined : (first.host ?? 'localhost');
  return typeof first === 'number' && typeof second === 'string' ? second : undefined;
}

function stop(reason) {
  require('node:fs').writeSync(2, `\nThis example ${reason}\n`);
  process.exit(97);
}
