import { onHost } from '../../../../src/model/on-host.ts';
import type { Problem } from '../../model/protocol.ts';

/** Pages of the errors section for configuration problems, which have no error class. */
const configurationErrors: readonly [says: RegExp, id: string, words: string][] = [
  [/Invalid configuration object/, 'invalid-configuration', TEXTS.playground.whatMeans('ValidationError')],
  [/Failed to load '[^']*' config/, 'failed-to-load-config', TEXTS.playground.whyNotLoaded],
];

/**
 * Address at which this site explains a problem.
 * @param catalog address by error or warning class
 */
export function explanationOf(
  { name, message, origin }: Problem,
  catalog: ReadonlyMap<string, string>,
): { href: string; words: string } | undefined {
  const known = catalog.get(name);
  if (known !== undefined) return { href: known, words: TEXTS.playground.whatMeans(name) };
  if (origin !== 'configuration') return undefined;
  const [, id, words] = configurationErrors.find(([says]) => says.test(message)) ?? [];
  return id !== undefined && words !== undefined ? { href: onHost(`/errors/${id}/`), words } : undefined;
}
