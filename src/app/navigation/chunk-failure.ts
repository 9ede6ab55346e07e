/**
 * Why a chunk did not come, as webpack's runtime says it: `error`, `missing` (the file came without the chunk) or `timeout`.
 * Nothing for any other error.
 */
export function chunkFailure(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'ChunkLoadError'
    ? (error as Error & { type?: string }).type
    : undefined;
}
