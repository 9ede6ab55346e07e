import { onHost } from '../../../../src/model/on-host.ts';
import type { Problem } from '../../model/protocol.ts';

/** Pages of the documentation's errors section about configuration problems, which have no error class of their own. */
const configurationErrors: readonly [says: RegExp, id: string, words: string][] = [
  [/Invalid configuration object/, 'invalid-configuration', TEXTS.playground.whatMeans('ValidationError')],
  [/Failed to load '[^']*' config/, 'failed-to-load-config', TEXTS.playground.whyNotLoaded],
];

/**
 * Returns the URL of the page on this site that explains an error or warning.
 * @param catalog URL by class of error or warning
 */
export function explanationOf(
  { name, message, details, origin }: Problem,
  catalog: ReadonlyMap<string, string>,
): { href: string; words: string } | undefined {
  const known = catalog.get(name);
  if (known !== undefined) return { href: known, words: TEXTS.playground.whatMeans(name) };
  if (origin !== 'configuration') return undefined;
  const [, id, words] = configurationErrors.find(([says]) => says.test(message) || says.test(details ?? '')) ?? [];
  return id !== undefined && words !== undefined ? { href: onHost(`/errors/${id}/`), words } : undefined;
}
