import type { Build } from '../../model/build.ts';
import { type EmittedFile, realSizes } from '../../model/real-sizes.ts';
import { compressedSize } from '../../../../src/ui/browser/compressed-size.ts';
import type { NamedFile } from '../../../../src/ui/browser/given-files.ts';
import type { Emitted } from './messages.ts';

/** Maximum size in bytes of an emitted file to parse. Larger files are data or media. */
const LARGEST = 100 * 1024 * 1024;

/**
 * Finds a build's emitted files among the files that the user chose, and measures their compressed sizes. Compressed
 * versions from the build (`main.js.br`) are used if there are any. Otherwise the files are compressed here, with
 * Brotli if the browser supports it.
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

/** Returns the chosen file whose path ends with an asset's path. */
function fileOf(files: NamedFile[], asset: string): NamedFile | undefined {
  const name = asset.replace(/\?.*$/, '');
  return files.find((file) => file.name === name || file.name.endsWith(`/${name}`)) ?? byLastPart(files, name);
}

/** Returns a chosen file by its name alone, because files that were chosen individually have no folders. */
function byLastPart(files: NamedFile[], name: string): NamedFile | undefined {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return files.find((file) => file.name === last);
}
