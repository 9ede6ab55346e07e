import pLimit from 'p-limit';

/**
 * Limits concurrent file operations. Each keeps a file open; a process may have a few thousand open files, and a build
 * may write more than that at once.
 */
export const openFileLimit = pLimit(64);
