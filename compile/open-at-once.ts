import pLimit from 'p-limit';

/**
 * Runs what reads or writes a file, a few at a time. Each file is open meanwhile, and a system allows a process some thousands
 * at most, while a site may have many more pages, and a build hands over all files of a kind at once.
 */
export const openAtOnce = pLimit(64);
