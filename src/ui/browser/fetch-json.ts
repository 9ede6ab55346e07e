import { checked, type Guard } from '../../model/json-shape.ts';
import { onHost } from '../../model/on-host.ts';

/**
 * Fetches a JSON file of the site.
 *
 * @param address from the root of the site: `/facts/hook.json`
 * @param isValid guard for what is in it
 * @throws Error if the request fails, TypeError if the content has another form
 */
export async function fetchJson<Data>(address: string, isValid: Guard<Data>, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(onHost(address), { signal: signal ?? null });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return checked(await response.json(), isValid, address);
}
