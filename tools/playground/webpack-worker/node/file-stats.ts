import { bytesOf, type Entry } from './file-node.ts';

/** Result of `fs.stat` in the in-memory file system. */
export class Stats {
  readonly dev = 1;
  readonly nlink = 1;
  readonly uid = 0;
  readonly gid = 0;
  readonly ino: number;
  readonly mode: number;
  readonly size: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  readonly atimeMs: number;
  readonly birthtimeMs: number;

  constructor(entry: Entry) {
    this.ino = entry.id;
    this.mode = 'children' in entry ? 0o40755 : 0o100644;
    this.size = 'children' in entry ? 4096 : bytesOf(entry).length;
    this.mtimeMs = this.ctimeMs = this.atimeMs = this.birthtimeMs = entry.time;
  }
  get mtime(): Date {
    return new Date(this.mtimeMs);
  }
  get ctime(): Date {
    return new Date(this.ctimeMs);
  }
  get atime(): Date {
    return new Date(this.atimeMs);
  }
  get birthtime(): Date {
    return new Date(this.birthtimeMs);
  }
  isFile(): boolean {
    return this.mode === 0o100644;
  }
  isDirectory(): boolean {
    return this.mode === 0o40755;
  }
  isSymbolicLink(): boolean {
    return false;
  }
  isBlockDevice(): boolean {
    return false;
  }
  isCharacterDevice(): boolean {
    return false;
  }
  isFIFO(): boolean {
    return false;
  }
  isSocket(): boolean {
    return false;
  }
}
