/**
 * Creates the HTML documents of frames that run untrusted code. Each has its own content security policy, which allows
 * no connections. Pages embed them with `sandbox="allow-scripts"`, which makes their origin opaque.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { browserTargets, bundle, type Bundled } from './bundle.ts';

/** Path of the script that starts a web worker inside the sandboxed frame. */
export const sandboxScript = path.resolve(import.meta.dirname, '../page/sandbox-frame.ts');

/**
 * Builds the HTML document of the frame that starts a sandboxed worker. Its policy allows its own script by hash, and
 * the worker's from a `blob:` URL.
 */
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
 * Builds the HTML document of a sandboxed frame, with one script.
 * @param entry absolute path of the script's entry file
 * @param policyOf returns the policy's directives, given the script's text in the document
 * @throws Error with esbuild's messages, or if the script contains an end tag that would close its own element
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
