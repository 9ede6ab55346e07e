import { factAddresses } from '../../compile/fact-addresses.ts';
import type { CompiledPage } from '../../compile/types.ts';
import type { Facts } from '../../facts/types.ts';
import { keysAddress, type PageKeys } from '../../src/model/option-links.ts';
import type { FileSink } from '../output/file-sink.ts';
import type { Site } from '../site.ts';

/**
 * Writes `keys.json` for every page that has code with webpack options. It contains the address of each option's
 * documentation.
 */
export async function writeOptionKeys(site: Site, facts: Facts, output: FileSink): Promise<void> {
  const pages = site.pages.map(({ compiled }) => compiled);
  const addresses = factAddresses(pages);
  const addressOf = (id: string): string | undefined =>
    addresses.get(id) ??
    facts.byId
      .get(id)
      ?.sameAs?.map((same) => addresses.get(same))
      .find(Boolean);
  await Promise.all(
    pages
      .filter(({ optionKeys }) => Object.keys(optionKeys).length > 0)
      .map((page) => output.write(keysAddress(page.url).slice(1), JSON.stringify(keysOf(page, addressOf)))),
  );
}

/**
 * Returns the option names in each code block of a page, with links. Options that aren't documented are left out.
 *
 * @param addressOf returns the address of a fact
 */
export function keysOf({ optionKeys }: CompiledPage, addressOf: (id: string) => string | undefined): PageKeys {
  // The keys of `optionKeys` are the indexes of the code blocks, in ascending order.
  return Object.values(optionKeys).map((keys) =>
    keys.flatMap(({ line, name, fact }) => {
      const address = addressOf(fact);
      return address === undefined ? [] : [[line, name, address] as const];
    }),
  );
}
