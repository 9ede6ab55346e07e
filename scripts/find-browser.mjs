/**
 * Finds a browser for the tests: an installed Chromium or Chrome; else the one of Playwright; else, as root on Debian, the package
 * `chromium`.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './set-up.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a browser, or nothing. May install one, or download Playwright's. */
export function findBrowser() {
  return installed() ?? fromPlaywright() ?? fromDebian();
}

function installed() {
  if (process.env.CHROME && existsSync(process.env.CHROME)) return process.env.CHROME;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find((file) =>
    existsSync(file),
  );
}

function fromPlaywright() {
  const path = playwrightPath();
  if (path) return path;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium or Chrome is installed; Playwright fetches one …');
  run('npx', ['playwright-core', 'install', 'chromium']);
  return playwrightPath();
}

function playwrightPath() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No browser is installed; installing the package chromium …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return installed();
}
