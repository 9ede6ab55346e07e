import path from 'node:path';
import type { Bundled } from '../../shared/build/bundle.ts';
import { frameDocument } from '../../shared/build/frame-document.ts';

/** Path of the script for the preview frame, which runs webpack's output. */
export const previewScript = path.resolve(import.meta.dirname, '../page/sandbox/preview-frame.ts');

/**
 * Builds the HTML document of the preview, which runs webpack's output. Its script reads an inline import map, and then
 * forbids inline scripts itself (`page/sandbox/inline-code.ts`).
 */
export function previewDocument(): Promise<Bundled> {
  return frameDocument(previewScript, 'Preview', () => [
    "default-src 'none'",
    "script-src 'unsafe-inline' 'unsafe-eval' blob:",
    "style-src 'unsafe-inline' blob: data:",
    'img-src blob: data:',
    'font-src blob: data:',
    'media-src blob: data:',
    'connect-src blob: data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
}
