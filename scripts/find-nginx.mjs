/** Finds the nginx that tests of the files for hosts ask; as root on Debian, installs it where there is none. */
import { existsSync } from 'node:fs';
import { canInstall, installPackage } from './debian-package.mjs';
import { onPath } from './set-up.mjs';

/** Where it lies without being on the path of everybody. */
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of nginx, or nothing. `NGINX` names one. May install it. */
export function findNginx() {
  return installed() ?? (canInstall() && installPackage('nginx') ? installed() : undefined);
}

function installed() {
  return [process.env.NGINX, onPath('nginx'), ...places].find((file) => file && existsSync(file));
}
