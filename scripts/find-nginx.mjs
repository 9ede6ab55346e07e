/** Finds nginx for the host tests; as root on Debian, installs it if it is missing. */
import { existsSync } from 'node:fs';
import { canInstall, installPackage } from './debian-package.mjs';
import { onPath } from './set-up.mjs';

/** Common locations outside of PATH. */
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of nginx, or undefined. `NGINX` overrides it. May install it. */
export function findNginx() {
  return installed() ?? (canInstall() && installPackage('nginx') ? installed() : undefined);
}

function installed() {
  return [process.env.NGINX, onPath('nginx'), ...places].find((file) => file && existsSync(file));
}
