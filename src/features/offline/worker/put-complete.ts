/**
 * Caches a response once its complete body has been received. If the response were streamed into the cache and the
 * connection broke, the previous entry would be lost.
 */
export async function putComplete(cache: Cache, key: string, response: Response): Promise<void> {
  const { status, statusText, headers } = response;
  await cache.put(key, new Response(await response.blob(), { status, statusText, headers }));
}
