/** Finds nginx for the tests of host configurations. Installs it if it is missing, as root on Debian. */
import { existsSync } from 'node:fs';
import { canInstall, installPackage } from './debian-package.mjs';
import { onPath } from './set-up.mjs';

/** Common paths of the nginx binary that aren't in PATH. */
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * Returns the path of nginx, or undefined if there is none. The environment variable `NGINX` overrides it. May install
 * nginx.
 */
export function findNginx() {
  return installed() ?? (canInstall() && installPackage('nginx') ? installed() : undefined);
}

function installed() {
  return [process.env.NGINX, onPath('nginx'), ...places].find((file) => file && existsSync(file));
}
