/** Thread of `keptBodies`: its data are pages, its one message their prose as Markdown, in the same order. */
import { parentPort, workerData } from 'node:worker_threads';
import { markdownBody } from './markdown-body.ts';
import type { PageToCopy } from './kept-bodies.ts';

parentPort!.postMessage((workerData as PageToCopy[]).map(({ html, ...place }) => markdownBody(html, place)));
