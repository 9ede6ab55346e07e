/**
 * Runs a command of the project with the pinned Node.js version, and first installs what is missing: `node
 * scripts/run.mjs [--no-deprecation] dev/cli.ts …`. npm scripts use it so that each of them works in a fresh clone.
 */
import { run, runScript, setUp } from './set-up.mjs';

const words = process.argv.slice(2);
const flags = words.slice(
  0,
  words.findIndex((word) => !word.startsWith('--')),
);
const [file, ...given] = words.slice(flags.length);

setUp();
process.exitCode = /\.[cm]?ts$/.test(file) ? runScript(file, given, flags) : run(file, given);
