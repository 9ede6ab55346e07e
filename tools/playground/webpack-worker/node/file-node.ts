import { Buffer } from './buffer.ts';

interface FileNode {
  /** Content as it was written. A string isn't converted, so that it can be compared with a new version quickly. */
  data: Uint8Array | string;
  /** The encoded string, cached when the file is first read as bytes. */
  bytes?: Uint8Array | undefined;
  time: number;
  id: number;
}

/** A folder, with its entries by name. */
export interface FolderNode {
  children: Map<string, Entry>;
  time: number;
  id: number;
}

/** What a path can point to: a file or a folder. */
export type Entry = FileNode | FolderNode;

const encoder = new TextEncoder();

/** Returns a file's bytes. A string is encoded only once. */
export function bytesOf(file: FileNode): Uint8Array {
  return typeof file.data === 'string' ? (file.bytes ??= encoder.encode(file.data)) : file.data;
}

/** Whether two contents have the same bytes. */
export function sameContent(one: string | Uint8Array, other: string | Uint8Array): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one === other;
  const [first, second] = [one, other].map((data) => (typeof data === 'string' ? encoder.encode(data) : data));
  return Buffer.compare(first!, second!) === 0;
}
