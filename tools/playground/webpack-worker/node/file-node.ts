import { Buffer } from './buffer.ts';

interface FileNode {
  /**
   * Content of the file as it was written. A string isn't converted to bytes, so that it can be compared with a new
   * version quickly.
   */
  data: Uint8Array | string;
  /** Encoded bytes of string content, cached when the file is first read as bytes. */
  bytes?: Uint8Array | undefined;
  time: number;
  id: number;
}

/** A folder of the in-memory file system, with its entries by name. */
export interface FolderNode {
  children: Map<string, Entry>;
  time: number;
  id: number;
}

/** A file or a folder of the in-memory file system. */
export type Entry = FileNode | FolderNode;

const encoder = new TextEncoder();

/** Returns the bytes of a file in memory. A string is encoded only once. */
export function bytesOf(file: FileNode): Uint8Array {
  return typeof file.data === 'string' ? (file.bytes ??= encoder.encode(file.data)) : file.data;
}

/** Whether two file contents have the same bytes. */
export function sameContent(one: string | Uint8Array, other: string | Uint8Array): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one === other;
  const [first, second] = [one, other].map((data) => (typeof data === 'string' ? encoder.encode(data) : data));
  return Buffer.compare(first!, second!) === 0;
}
