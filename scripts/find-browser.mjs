/**
 * Finds a browser for the tests: Chromium without its windows, which takes a third of the time, or an installed Chromium or Chrome;
 * else the one of Playwright; else, as root on Debian, a package.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './set-up.mjs';

const light = 'chromium-headless-shell';
const names = [light, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a browser, or nothing. May install one, or download Playwright's. */
export function findBrowser() {
  if (process.env.CI && !process.env.CHROME && !onPath(light) && isDebianRoot()) installPackage(light);
  return installed() ?? fromPlaywright() ?? fromDebian();
}

function installed() {
  if (process.env.CHROME && existsSync(process.env.CHROME)) return process.env.CHROME;
  return [...names.map(onPath), ...places].find((file) => file && existsSync(file));
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function fromPlaywright() {
  const path = playwrightPath();
  if (path) return path;
  if (isDebianRoot()) return undefined;
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
  if (!isDebianRoot()) return undefined;
  if (!installPackage(light)) installPackage('chromium');
  return installed();
}

/** A container, as a rule: there, packages may be installed unasked. */
function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Whether Debian's package was installed. Without a network that fails soon. */
function installPackage(name) {
  console.log(`Installing the package ${name} …`);
  const impatient = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...impatient, name]) === 0;
  return install() || (run('apt-get', ['update', ...impatient]) === 0 && install());
}
