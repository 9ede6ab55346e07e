/**
 * Finds a browser for the tests. Prefers headless Chromium, which is three times as fast. Otherwise uses an installed
 * Chromium or Chrome, then Playwright's browser, and finally, as root on Debian, a package to install.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { canInstall, installPackage } from './debian-package.mjs';
import { onPath, run } from './set-up.mjs';

const light = 'chromium-headless-shell';
const names = [light, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a browser for the tests, or undefined if there is none. May install a package or download
 * Playwright's browser.
 */
export function findBrowser() {
  if (process.env.CI && !process.env.CHROME && !onPath(light) && canInstall()) installPackage(light);
  return installed() ?? fromPlaywright() ?? fromDebian();
}

function installed() {
  if (process.env.CHROME && existsSync(process.env.CHROME)) return process.env.CHROME;
  return [...names.map(onPath), ...places].find((file) => file && existsSync(file));
}

function fromPlaywright() {
  const path = playwrightPath();
  if (path) return path;
  if (canInstall()) return undefined;
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
  if (!canInstall()) return undefined;
  if (!installPackage(light)) installPackage('chromium');
  return installed();
}
