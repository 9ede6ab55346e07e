/**
 * Worker thread of `keptBodies`: gets pages as `workerData`, and posts their prose as Markdown in one message, in the
 * same order.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { markdownBody } from './markdown-body.ts';
import type { PageToCopy } from './kept-bodies.ts';

parentPort!.postMessage((workerData as PageToCopy[]).map(({ html, ...place }) => markdownBody(html, place)));
