import { Buffer } from './buffer.ts';

interface FileNode {
  /** As it was written: text stays text, so that the next version of it is compared as fast. */
  data: Uint8Array | string;
  /** Bytes of a text that was read as bytes. */
  bytes?: Uint8Array | undefined;
  time: number;
  id: number;
}

/** A folder with what is in it, by name. */
export interface FolderNode {
  children: Map<string, Entry>;
  time: number;
  id: number;
}

/** What a path can lead to. */
export type Entry = FileNode | FolderNode;

const encoder = new TextEncoder();

/** Bytes of a file; text is turned into them once. */
export function bytesOf(file: FileNode): Uint8Array {
  return typeof file.data === 'string' ? (file.bytes ??= encoder.encode(file.data)) : file.data;
}

/** Whether two contents are the same bytes. */
export function sameContent(one: string | Uint8Array, other: string | Uint8Array): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one === other;
  const [first, second] = [one, other].map((data) => (typeof data === 'string' ? encoder.encode(data) : data));
  return Buffer.compare(first!, second!) === 0;
}
