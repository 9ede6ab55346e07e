import { files } from 'site/playground-files.js';
import type { PageMessage } from '../../model/protocol.ts';
import { fetchBytes } from '../../../shared/page/fetch-bytes.ts';

/** Sends requested parts to the worker; `null` if a part is unknown or can't be fetched. */
export async function sendParts(port: MessagePort, ticket: number, names: string[]): Promise<void> {
  const found = await Promise.all(
    names.map(async (name): Promise<[string, ArrayBuffer | null]> => {
      const part = Object.hasOwn(files.parts, name) ? files.parts[name] : undefined;
      return [name, part ? await fetchBytes(part).catch(() => null) : null];
    }),
  );
  const parts = Object.fromEntries(found);
  const buffers = found.flatMap(([, bytes]) => (bytes ? [bytes] : []));
  port.postMessage({ type: 'parts', ticket, parts } satisfies PageMessage, buffers);
}
