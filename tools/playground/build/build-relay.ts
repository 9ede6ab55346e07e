import path from 'node:path';
import { browserTargets, bundle, type Bundled } from '../../shared/build/bundle.ts';

/** Path of the script for the relay, which is the page's own worker between the page and the playground's sandbox. */
export const relayScript = path.resolve(import.meta.dirname, '../message-relay/relay.ts');

/** Bundles the playground's relay worker. @throws Error with esbuild's messages */
export function buildRelay(): Promise<Bundled> {
  return bundle({
    entryPoints: [relayScript],
    format: 'iife',
    platform: 'browser',
    target: browserTargets,
  });
}
