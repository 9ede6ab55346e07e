/**
 * Requests a list of hostile paths from the servers that the project configures: nginx with the generated files, and
 * `npm start`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { hostilePaths } from './testing/hostile-paths.ts';
import { startHost, type StandingHost } from './testing/hosts.ts';
import { nginx } from './testing/start-nginx.ts';

/** Maximum number of redirects to follow. */
const patience = 4;

/** Base URL for resolving `Location`, as a browser does. */
const origin = 'http://site.example';

describe.each(['nginx', 'npm start, as Cloudflare'])('%s', { tags: 'needs/nginx' }, (name) => {
  const folder = temporaryFolder('hostile');
  let host: StandingHost;
  const isMissing = name === 'nginx' && !nginx;
  beforeAll(async () => {
    if (isMissing) return;
    host = await startHost[name]!(folder);
    await writeFile(path.join(folder, 'secret'), 'the secret');
    await writeFile(path.join(folder, 'site-secret'), 'the secret');
  });
  afterAll(async () => {
    if (isMissing) return;
    await host.close();
  });

  test.skipIf(isMissing)(
    'no hostile path leads to another site, plants a header or reaches a file outside',
    async () => {
      const found: string[] = [];
      for (const hostile of hostilePaths) found.push(...(await faultsOf(host, hostile)));
      expect(found).toEqual([]);
    },
  );

  test.skipIf(isMissing)('slashes that were doubled by mistake lead to the page', async () => {
    for (const target of ['//guides//', '/guides//', '//guides', '/guides///?a=1']) {
      const { status, headers } = await host.ask(target);
      expect([status, headers.location?.slice(0, 8)], target).toEqual([
        301,
        target === '//guides' ? '/guides' : '/guides/',
      ]);
    }
    expect((await host.ask('//guides?a=1')).headers.location).toBe('/guides?a=1');
  });
});

/** Returns problems with the responses to a path, and to the redirects that a browser would follow. */
async function faultsOf(host: StandingHost, hostile: string): Promise<string[]> {
  const faults: string[] = [];
  let target = hostile;
  for (let step = 0; ; step += 1) {
    const { status, headers, body } = await host.ask(target);
    if (headers['x-planted'] !== undefined) faults.push(`${target} plants a header`);
    if (body.includes('the secret')) faults.push(`${target} shows a file from outside`);
    if (status >= 500) faults.push(`${target} is answered by ${status}`);
    const location = headers.location;
    if (typeof location !== 'string') {
      if (status < 400 && status !== 200) faults.push(`${target} is answered by ${status}`);
      break;
    }
    // Target of the only redirect on the test site that leads to another site.
    if (location.startsWith('https://example.com/x')) {
      if (!/^https:\/\/example\.com\/x(?:\?|$)/.test(location))
        faults.push(`${target} changes where it leads: ${location}`);
      break;
    }
    const to = new URL(location, origin);
    if (to.origin !== origin) faults.push(`${target} leads to ${location}`);
    if (step === patience) faults.push(`${hostile} goes round in circles`);
    if (to.origin !== origin || step === patience) break;
    target = to.pathname + to.search;
  }
  return faults;
}
