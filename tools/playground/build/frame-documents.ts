/**
 * The two documents of the playground's frames. Each has a policy of its own: neither may connect to anything, whatever its
 * scripts are. The page embeds them with `sandbox="allow-scripts"`, so that their origin is opaque.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { bundle, type Bundled } from './bundle.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The document that starts the worker: its own script, by its hash, and the worker's from memory. */
export async function sandboxDocument(): Promise<Bundled> {
  const { script, packages } = await scriptOf('src/sandbox/frames/sandbox-frame.ts');
  const hash = createHash('sha256').update(script).digest('base64');
  const content = documentOf('Sandbox', script, [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval' blob:`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  return { content, packages };
}

/** The document that runs the output. What is in it is foreign, so it may write scripts and styles into itself as it likes. */
export async function previewDocument(): Promise<Bundled> {
  const { script, packages } = await scriptOf('tools/playground/page/sandbox/preview-frame.ts');
  const content = documentOf('Preview', script, [
    "default-src 'none'",
    "script-src 'unsafe-inline' 'unsafe-eval' blob: data:",
    "style-src 'unsafe-inline' blob: data:",
    'img-src blob: data:',
    'font-src blob: data:',
    'media-src blob: data:',
    'connect-src blob: data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  return { content, packages };
}

function documentOf(title: string, script: string, policy: string[]): Uint8Array {
  return new TextEncoder().encode(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">
<meta name="robots" content="noindex">
<title>${title}</title>
<script>${script}</script>
</html>
`);
}

async function scriptOf(file: string): Promise<{ script: string; packages: string[] }> {
  const { content, packages } = await bundle({
    entryPoints: [path.join(root, file)],
    format: 'iife',
    platform: 'browser',
    target: ['chrome120', 'firefox121', 'safari17.2'],
  });
  const script = new TextDecoder().decode(content).trim();
  if (/<\/script/i.test(script)) throw new Error(`${file} would end the script element that it stands in.`);
  return { script, packages };
}
