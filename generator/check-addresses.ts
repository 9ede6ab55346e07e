import type { BuildConfig, SiteConfig } from '../site.config.ts';
import { BuildFailure } from './build-failure.ts';

/** Keys of the configuration whose addresses become part of the content security policy. */
type Addresses = Record<'feedbackUrl' | 'votes.api', string | undefined>;

/** The name or number of a host and nothing that would mean something in a header. */
const plainHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;

/**
 * Makes sure that the services which readers' browsers are told to call are named by plain addresses.
 * @throws BuildFailure with the file and key of each that is not `http:` or `https:`, or has more in it than a host and a path
 */
export function checkAddresses(site: SiteConfig & Partial<Pick<BuildConfig, 'assistants'>>): void {
  const addresses: Addresses = { feedbackUrl: site.feedbackUrl, 'votes.api': site.votes.api };
  const reasons = Object.entries(addresses).flatMap(([key, address]) => {
    if (address === undefined || isPlain(address)) return [];
    return [
      `site.config.ts: ${key} is “${address}”; it has to be an http or https address without a user name, such as https://answers.example/page`,
    ];
  });
  if (site.versions.filter(({ origin }) => origin === site.origin).length !== 1)
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
