/**
 * Worker thread of `searchIndexInThread`. It gets the pages as `workerData`, and posts the files of the search index.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readReaderQuestions } from '../../data/reader-questions/reader-questions.ts';
import { loadFacts } from '../../facts/index.ts';
import { parts } from '../../site.config.ts';
import { buildSearchIndex, type SearchablePage } from './build-search-index.ts';

parentPort!.postMessage(
  buildSearchIndex(workerData as SearchablePage[], loadFacts(), parts.facts ? readReaderQuestions() : new Map()),
);
