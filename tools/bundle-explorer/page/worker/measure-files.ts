import type { Build } from '../../model/build.ts';
import { type EmittedFile, realSizes } from '../../model/real-sizes.ts';
import { compressedSize } from '../../../../src/ui/browser/compressed-size.ts';
import type { NamedFile } from '../../../../src/ui/browser/given-files.ts';
import type { Emitted } from './messages.ts';

/** Files beyond this are data or media, not code to be looked into. */
const LARGEST = 100 * 1024 * 1024;

/**
 * Measures the emitted files of a build among those that the reader chose. Twins that the build compressed (`main.js.br`)
 * are measured as they are; others are compressed here, with brotli where the browser can.
 */
export async function measureFiles(build: Build, files: NamedFile[]): Promise<Emitted> {
  const found: EmittedFile[] = [];
  for (const asset of build.assets) {
    const file = fileOf(files, asset.name);
    if (!file || file.blob.size > LARGEST) continue;
    const isCode = /\.(?:[cm]?js|css)$/.test(asset.name.replace(/\?.*$/, ''));
    found.push({
      name: asset.name,
      code: isCode ? await file.blob.text() : '',
      raw: file.blob.size,
      gzip: fileOf(files, `${asset.name}.gz`)?.blob.size ?? (await compressedSize(file.blob, 'gzip')) ?? 0,
      brotli: fileOf(files, `${asset.name}.br`)?.blob.size ?? (await compressedSize(file.blob, 'brotli')),
    });
  }
  const sizes = realSizes(build, found);
  return { files: found.map(({ code: _, ...measured }) => measured), sizes };
}

/** The file with the path of an asset, however many folders stand above it. */
function fileOf(files: NamedFile[], asset: string): NamedFile | undefined {
  const name = asset.replace(/\?.*$/, '');
  return files.find((file) => file.name === name || file.name.endsWith(`/${name}`)) ?? byLastPart(files, name);
}

/** Files that were chosen one by one have no folders. */
function byLastPart(files: NamedFile[], name: string): NamedFile | undefined {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return files.find((file) => file.name === last);
}
