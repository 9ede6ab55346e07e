/**
 * Why a chunk failed to load, as webpack's runtime reports it: `error`, `missing` (the script loaded, but didn't
 * contain the chunk) or `timeout`. Undefined for any other error.
 */
export function chunkFailure(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'ChunkLoadError'
    ? (error as Error & { type?: string }).type
    : undefined;
}
