/**
 * Documents of frames that run untrusted code. Each has its own policy, which allows no connections. Pages embed them
 * with `sandbox="allow-scripts"`, so that their origin is opaque.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { browserTargets, bundle, type Bundled } from './bundle.ts';

/** Script of the frame that starts a worker. */
export const sandboxScript = path.resolve(import.meta.dirname, '../page/sandbox-frame.ts');

/** The document that starts the worker: allows its own script by hash, and the worker's from memory. */
export function sandboxDocument(): Promise<Bundled> {
  return frameDocument(sandboxScript, 'Sandbox', (script) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return [
      "default-src 'none'",
      `script-src 'sha256-${hash}' 'unsafe-eval' blob:`,
      'worker-src blob:',
      "base-uri 'none'",
      "form-action 'none'",
    ];
  });
}

/**
 * A document with one script.
 * @param entry absolute file of the script
 * @param policyOf returns its policy's directives for the script as it is in the document
 * @throws Error with esbuild's messages, or if the script would end its own element
 */
export async function frameDocument(
  entry: string,
  title: string,
  policyOf: (script: string) => string[],
): Promise<Bundled> {
  const { content, packages } = await bundle({
    entryPoints: [entry],
    format: 'iife',
    platform: 'browser',
    target: browserTargets,
  });
  const script = new TextDecoder().decode(content).trim();
  if (/<\/script/i.test(script)) throw new Error(`${entry} would end the script element that it stands in.`);
  const document = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(script).join('; ')}">
<meta name="robots" content="noindex">
<title>${title}</title>
<script>${script}</script>
</html>
`;
  return { content: new TextEncoder().encode(document), packages };
}
