/**
 * Child process with webpack preloaded. It runs main files of examples one after another, each as `node FILE …` would:
 * with the same arguments, folder and environment, until the event loop is empty. If a job changes the process for
 * later jobs (a listener, a global variable, a one-time warning, `process.exit`), the process exits afterwards.
 *
 * The parent process sends a {@link Job} and receives `{ code }`, unless the process exits. Output goes to the standard
 * streams of this process, and {@link mark} is written to both of them after each job.
 *
 * @typedef {{ args: string[], folder: string, env: Record<string, string> }} Job
 */
'use strict';
const { writeSync } = require('node:fs');
const nodeModule = require('node:module');
const { performance } = require('node:perf_hooks');

/** Text that marks the end of a job's output. */
const mark = '\0end of job\0';

const send = process.send.bind(process);
// Hide from examples that they run in a child process.
delete process.send;

const webpackCommand = require.resolve('webpack/bin/webpack.js');
/** Folder of webpack-cli, which is loaded again for each job because it has one argument parser per process. */
const commandLine = require.resolve('webpack-cli/package.json').replace('package.json', '');
/** webpack's global defaults: `experiments.futureDefaults` changes them for the whole process. */
const { DEFAULTS } = require('webpack/lib/config/defaults.js');
/** Signals that builds with a disk cache listen to for the lifetime of the process. */
const signals = ['SIGINT', 'SIGTERM'];
preload();

const listenersOf = () => process.eventNames().map((name) => `${String(name)} ${process.listenerCount(name)}`);
const stateOf = () =>
  JSON.stringify([
    listenersOf().toSorted(),
    Reflect.ownKeys(globalThis).map(String),
    Object.keys(require.extensions),
    Object.entries(process.env).toSorted(),
    process.exitCode ?? 0,
    DEFAULTS,
    Error.stackTraceLimit,
  ]);

let warned = false;
process.on('warning', ({ name }) => {
  // Ignore the warning about wide permissions, which each process prints only once.
  if (name !== 'SecurityWarning') warned = true;
});
process.on('message', run);
process.on('beforeExit', finish);
let before = '';
let children = new Map();

/** @param {Job} job */
function run({ args, folder, env }) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(folder);
  process.argv = [process.execPath, ...args];
  for (const file of Object.keys(require.cache)) {
    if (file === webpackCommand || file.startsWith(commandLine)) delete require.cache[file];
  }
  warned = false;
  before = stateOf();
  children = childrenOf();
  // Only the job's own work may keep the process alive.
  process.channel.unref();
  nodeModule.runMain(args[0]);
}

/** Called when the event loop is empty, which means that the job has ended. Exits if the job changed the process. */
function finish() {
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  for (const signal of signals) process.removeAllListeners(signal);
  if (warned || stateOf() !== before) {
    process.exitCode = code;
    process.off('beforeExit', finish);
    return;
  }
  performance.clearMarks();
  forgetChildren();
  for (const stream of [1, 2]) writeSync(stream, mark);
  process.channel.ref();
  send({ code });
}

/** Returns the number of child modules of each loaded module. */
function childrenOf() {
  return new Map(Object.values(require.cache).map((module) => [module, module.children?.length]));
}

/**
 * Removes modules loaded during the job (such as a loader) from the children of webpack's modules: a disk cache treats
 * the children of a build's modules as its dependencies.
 */
function forgetChildren() {
  for (const [{ children: asked }, count] of children) asked?.splice(count);
}

/** Loads modules that nearly every example needs. */
function preload() {
  const webpack = require('webpack');
  require('webpack-cli');
  // Read these properties, because webpack loads their modules only on first access.
  for (const name of ['Compiler', 'NormalModule', 'javascript', 'optimize', 'validate']) void webpack[name];
  // Load modules that create globals now, so that a job doesn't create them: graceful-fs, schema-utils and node:assert.
  require(require.resolve('graceful-fs', { paths: [require.resolve('webpack')] }));
  require('schema-utils').validate({}, {});
  require('node:assert/strict');
  // Create the globals that Node.js creates on first access, for example when a job copies all globals.
  void globalThis.Request;
  learnAccuracy();
}

/**
 * Lets watchpack learn the timestamp precision of the file system. Until then, directories created in the last two
 * seconds count as changed, and a watching build runs twice. The folder of an example has just been created, unlike the
 * folder of a reader.
 */
function learnAccuracy() {
  const watcher = new (require('watchpack'))({ aggregateTimeout: 0 });
  watcher.once('aggregated', () => watcher.close());
  watcher.watch({ files: [__filename], startTime: 1 });
}
