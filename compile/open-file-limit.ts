import pLimit from 'p-limit';

/**
 * Limits concurrent file operations, because each keeps a file open. A process can have only a few thousand files open,
 * and a build may write more than that at once.
 */
export const openFileLimit = pLimit(64);
