/**
 * Puts an answer into a cache once all of its body has come. Were it put while it comes, a lost connection would take the
 * copy with it that stood there before.
 */
export async function putWhole(cache: Cache, key: string, response: Response): Promise<void> {
  const { status, statusText, headers } = response;
  await cache.put(key, new Response(await response.blob(), { status, statusText, headers }));
}
