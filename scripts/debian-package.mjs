/**
 * Installs Debian packages that tests need, if that is possible without asking for a password: as root, which usually
 * means in a container.
 */
import { existsSync } from 'node:fs';
import { run } from './set-up.mjs';

/** Whether Debian packages can be installed on this machine without asking for a password. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs a Debian package and returns whether that succeeded. Fails fast if there is no network.
 * @param {string} name name of the package
 */
export function installPackage(name) {
  console.log(`Installing the package ${name} …`);
  const impatient = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...impatient, name]) === 0;
  return install() || (run('apt-get', ['update', ...impatient]) === 0 && install());
}
