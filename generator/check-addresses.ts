import type { BuildConfig, SiteConfig } from '../site.config.ts';
import { BuildFailure } from './build-failure.ts';

/** Keys of the site's configuration whose URLs are added to the content security policy. */
type Addresses = Record<'feedbackUrl' | 'votes.api', string | undefined>;

/** Matches a host name or IP address without characters that have a special meaning in an HTTP header. */
const plainHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;

/**
 * Validates the URLs of services that browsers will call.
 *
 * @throws BuildFailure with the file and key of each URL that isn't `http:` or `https:`, or that has more than a host
 * and a path
 */
export function checkAddresses(site: SiteConfig & Partial<Pick<BuildConfig, 'assistants'>>): void {
  const addresses: Addresses = { feedbackUrl: site.feedbackUrl, 'votes.api': site.votes.api };
  const reasons = Object.entries(addresses).flatMap(([key, address]) => {
    if (address === undefined || isPlain(address)) return [];
    return [
      `site.config.ts: ${key} is “${address}”; it has to be an http or https address without a user name, such as https://answers.example/page`,
    ];
  });
  if (site.versions.length > 0 && site.versions.filter(({ origin }) => origin === site.origin).length !== 1)
    reasons.push(
      `site.config.ts: versions must list this site, ${site.origin}, exactly once, because the selector and the search show its version`,
    );
  for (const { label, url } of site.assistants ?? [])
    if (!isPlain(url.replace('{prompt}', '')) || !url.includes('{prompt}'))
      reasons.push(
        `site.config.ts: the address of the assistant ${label} is “${url}”; it has to be an http or https address with {prompt} in it`,
      );
  if (reasons.length > 0) throw new BuildFailure(reasons);
}

function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && plainHost.test(host) && username === '' && password === '';
}
