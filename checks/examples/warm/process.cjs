/**
 * Runs as a process of its own that has webpack loaded, and runs main files of examples one after the other, each as
 * `node FILE …` would: the same arguments, folder and environment, until nothing is left to do. What changes the process for
 * those that come after (a listener, a global, a warning that is given once, `process.exit`) ends it for good, as it would have
 * ended its own.
 *
 * The parent sends a {@link Job} and gets `{ code }`, or the end of the process. Output goes to this process's own streams,
 * with {@link mark} after each job on both.
 *
 * @typedef {{ args: string[], folder: string, env: Record<string, string> }} Job
 */
'use strict';
const { writeSync } = require('node:fs');
const nodeModule = require('node:module');
const { performance } = require('node:perf_hooks');

/** Ends the output of a job. */
const mark = '\0end of job\0';

const send = process.send.bind(process);
// An example has no parent to talk to.
delete process.send;

const webpackCommand = require.resolve('webpack/bin/webpack.js');
/** webpack-cli keeps one parser of arguments for the process. */
const commandLine = require.resolve('webpack-cli/package.json').replace('package.json', '');
/** What webpack assumes where nothing else is said: `experiments.futureDefaults` changes it for the whole process. */
const { DEFAULTS } = require('webpack/lib/config/defaults.js');
/** What builds that keep a cache on the disk listen to for as long as the process lives. */
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
  // Each process is told once that the permissions of examples are wide.
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
  // Only what the job does keeps the process from its end.
  process.channel.unref();
  nodeModule.runMain(args[0]);
}

/** Nothing is left to do: the job has ended, and with it the process unless all is as before. */
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

/** How many modules each loaded module has asked for. */
function childrenOf() {
  return new Map(Object.values(require.cache).map((module) => [module, module.children?.length]));
}

/**
 * What the job asked webpack to load, a loader say, stays loaded, but is no child of webpack's modules: a cache on the disk takes
 * the children of a build's modules for what the build depends on.
 */
function forgetChildren() {
  for (const [{ children: asked }, count] of children) asked?.splice(count);
}

/** What nearly every example loads. */
function preload() {
  const webpack = require('webpack');
  require('webpack-cli');
  // Members are loaded when they are asked for.
  for (const name of ['Compiler', 'NormalModule', 'javascript', 'optimize', 'validate']) void webpack[name];
  // They make a global each.
  require(require.resolve('graceful-fs', { paths: [require.resolve('webpack')] }));
  require('schema-utils').validate({}, {});
  require('node:assert/strict');
  // So does Node when one of these is first looked at, as by who copies all globals.
  void globalThis.Request;
  learnAccuracy();
}

/**
 * Until watchpack has seen a file whose time shows how exactly this file system tells it, directories made in the last two
 * seconds count as changed, and a watching build starts once more. An example's are that young, a reader's are not.
 */
function learnAccuracy() {
  const watcher = new (require('watchpack'))({ aggregateTimeout: 0 });
  watcher.once('aggregated', () => watcher.close());
  watcher.watch({ files: [__filename], startTime: 1 });
}
