/**
 * Returns the reason that webpack's runtime reports for a chunk that failed to load: `error`, `missing` (the script
 * loaded but didn't contain the chunk), or `timeout`. Returns undefined for any other error.
 */
export function chunkFailure(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'ChunkLoadError'
    ? (error as Error & { type?: string }).type
    : undefined;
}
