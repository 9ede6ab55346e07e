/**
 * Caches a response after its complete body has been received. Streaming it into the cache would lose the previous
 * entry if the connection breaks.
 */
export async function putComplete(cache: Cache, key: string, response: Response): Promise<void> {
  const { status, statusText, headers } = response;
  await cache.put(key, new Response(await response.blob(), { status, statusText, headers }));
}
