import { mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readRedirects } from '../../../compile/redirects.ts';
import { site } from '../../../site.config.ts';
import { hostRules } from '../host-rules.ts';
import { type RunningNginx, startNginx } from './start-nginx.ts';

/**
 * Serves a built site with nginx, configured as documented.
 *
 * @param dist absolute path of the built site
 */
export async function startSiteNginx(dist: string): Promise<RunningNginx> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-nginx-'));
  await symlink(dist, path.join(folder, 'site'));
  const redirects = new Map(readRedirects().map(({ from, to }) => [from, to]));
  const server = await startNginx(folder, hostRules(site, redirects));
  return {
    port: server.port,
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
