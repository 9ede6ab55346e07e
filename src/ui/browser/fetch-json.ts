import { checked, type Guard } from '../../model/json-shape.ts';
import { onHost } from '../../model/on-host.ts';

/**
 * Fetches a JSON file from the site.
 *
 * @param address path from the root of the site: `/facts/hook.json`
 * @param isValid type guard for the content
 * @throws Error if the request fails, or TypeError if the content isn't valid
 */
export async function fetchJson<Data>(address: string, isValid: Guard<Data>, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(onHost(address), { signal: signal ?? null });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return checked(await response.json(), isValid, address);
}
