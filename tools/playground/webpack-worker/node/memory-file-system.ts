/**
 * In-memory file system with the API of Node.js's `fs` in all three forms (sync, callback, promise). Timestamps
 * strictly increase, so that every change is detected.
 */
import { Buffer } from './buffer.ts';
import { contentOf, pathOf } from './call-arguments.ts';
import { failure } from './call-failure.ts';
import { bytesOf, type Entry, type FolderNode, sameContent } from './file-node.ts';
import { Stats } from './file-stats.ts';
import { Dirent } from './folder-entry.ts';
import { dirname, join, resolve } from '../../../../src/model/posix-path.ts';

interface ReadOptions {
  encoding?: string | null;
}

interface FolderOptions extends ReadOptions {
  withFileTypes?: boolean;
  recursive?: boolean;
}

/** In-memory file system with synchronous methods. `fs.ts` adds the callback and promise forms. */
export class MemoryFileSystem {
  private lastTime = 0;
  private lastId = 0;
  private root: FolderNode = this.newFolder();

  statSync(path: unknown, options?: { throwIfNoEntry?: boolean }): Stats | undefined {
    const entry = this.find(path);
    if (entry) return new Stats(entry);
    if (options?.throwIfNoEntry === false) return undefined;
    throw failure('ENOENT', 'stat', path);
  }

  lstatSync(path: unknown, options?: { throwIfNoEntry?: boolean }): Stats | undefined {
    return this.statSync(path, options);
  }

  existsSync(path: unknown): boolean {
    try {
      return this.find(path) !== undefined;
    } catch {
      return false;
    }
  }

  accessSync(path: unknown): void {
    if (!this.find(path)) throw failure('ENOENT', 'access', path);
  }

  realpathSync(path: unknown): string {
    if (!this.find(path)) throw failure('ENOENT', 'realpath', path);
    return resolve(pathOf(path));
  }

  readlinkSync(path: unknown): never {
    throw failure(this.find(path) ? 'EINVAL' : 'ENOENT', 'readlink', path);
  }

  readFileSync(path: unknown, options?: ReadOptions | string | null): Buffer | string {
    const entry = this.find(path);
    if (!entry) throw failure('ENOENT', 'open', path);
    if ('children' in entry) throw failure('EISDIR', 'read', path);
    const encoding = typeof options === 'string' ? options : options?.encoding;
    if (encoding && typeof entry.data === 'string' && /^utf-?8$/i.test(encoding)) return entry.data;
    const bytes = bytesOf(entry);
    const buffer = new Buffer(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length);
    return encoding ? buffer.toString(encoding) : buffer;
  }

  readdirSync(path: unknown, options?: FolderOptions | string | null): (string | Dirent)[] {
    const entry = this.find(path);
    if (!entry) throw failure('ENOENT', 'scandir', path);
    if (!('children' in entry)) throw failure('ENOTDIR', 'scandir', path);
    const { withFileTypes = false, recursive = false } = typeof options === 'object' && options ? options : {};
    const folder = resolve(pathOf(path));
    const found: (string | Dirent)[] = [];
    const walk = (node: FolderNode, below: string): void => {
      for (const [name, child] of [...node.children].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
        const isFolder = 'children' in child;
        found.push(withFileTypes ? new Dirent(name, join(folder, below), isFolder) : join(below, name));
        if (recursive && isFolder) walk(child, join(below, name));
      }
    };
    walk(entry, '');
    return found;
  }

  mkdirSync(path: unknown, options?: { recursive?: boolean } | number): string | undefined {
    const recursive = typeof options === 'object' && options.recursive === true;
    const absolute = resolve(pathOf(path));
    const found = this.find(absolute);
    if (found) {
      if (recursive && 'children' in found) return undefined;
      throw failure('EEXIST', 'mkdir', path);
    }
    const parent = dirname(absolute);
    if (recursive && !this.find(parent)) this.mkdirSync(parent, { recursive });
    this.put(absolute, this.newFolder(), 'mkdir');
    return absolute;
  }

  writeFileSync(path: unknown, data: unknown, options?: ReadOptions | string | null): void {
    const absolute = resolve(pathOf(path));
    const old = this.find(absolute);
    if (old && 'children' in old) throw failure('EISDIR', 'open', path);
    const encoding = typeof options === 'string' ? options : options?.encoding;
    const content = contentOf(data, encoding ?? 'utf8');
    if (old) Object.assign(old, { data: content, bytes: undefined, time: this.now() });
    else this.put(absolute, { data: content, time: this.now(), id: (this.lastId += 1) }, 'open');
  }

  appendFileSync(path: unknown, data: unknown): void {
    const before = this.existsSync(path) ? [this.readFileSync(path) as Buffer] : [];
    const added = contentOf(data, 'utf8');
    this.writeFileSync(path, Buffer.concat([...before, typeof added === 'string' ? Buffer.from(added) : added]));
  }

  copyFileSync(from: unknown, to: unknown): void {
    this.writeFileSync(to, this.readFileSync(from));
  }

  renameSync(from: unknown, to: unknown): void {
    const entry = this.find(from);
    if (!entry) throw failure('ENOENT', 'rename', from);
    this.take(resolve(pathOf(from)));
    this.put(resolve(pathOf(to)), entry, 'rename');
  }

  unlinkSync(path: unknown): void {
    const entry = this.find(path);
    if (!entry) throw failure('ENOENT', 'unlink', path);
    if ('children' in entry) throw failure('EISDIR', 'unlink', path);
    this.take(resolve(pathOf(path)));
  }

  rmdirSync(path: unknown, options?: { recursive?: boolean }): void {
    const entry = this.find(path);
    if (!entry) throw failure('ENOENT', 'rmdir', path);
    if (!('children' in entry)) throw failure('ENOTDIR', 'rmdir', path);
    if (entry.children.size > 0 && !options?.recursive) throw failure('ENOTEMPTY', 'rmdir', path);
    this.take(resolve(pathOf(path)));
  }

  rmSync(path: unknown, options?: { recursive?: boolean; force?: boolean }): void {
    const entry = this.find(path);
    if (!entry && options?.force) return;
    if (!entry) throw failure('ENOENT', 'rm', path);
    if ('children' in entry && !options?.recursive) throw failure('EISDIR', 'rm', path);
    this.take(resolve(pathOf(path)));
  }

  mkdtempSync(prefix: string): string {
    const folder = `${prefix}${(this.lastId += 1)}`;
    this.mkdirSync(folder, { recursive: true });
    return folder;
  }

  utimesSync(path: unknown): void {
    if (!this.find(path)) throw failure('ENOENT', 'utime', path);
  }

  chmodSync(path: unknown): void {
    if (!this.find(path)) throw failure('ENOENT', 'chmod', path);
  }

  /**
   * Writes a file to memory and creates its parent folders. Does nothing if the content is unchanged. @returns whether
   * it changed
   */
  place(path: string, data: string | Uint8Array): boolean {
    const old = this.find(path);
    if (old && !('children' in old) && sameContent(old.data, data)) return false;
    if (old && 'children' in old) this.take(path);
    this.mkdirSync(dirname(path), { recursive: true });
    this.writeFileSync(path, data);
    return true;
  }

  private find(path: unknown): Entry | undefined {
    let entry: Entry = this.root;
    for (const part of resolve(pathOf(path)).split('/')) {
      if (part === '') continue;
      if (!('children' in entry)) return undefined;
      const child = entry.children.get(part);
      if (!child) return undefined;
      entry = child;
    }
    return entry;
  }

  private put(absolute: string, entry: Entry, call: string): void {
    const parent = this.find(dirname(absolute));
    if (!parent) throw failure('ENOENT', call, absolute);
    if (!('children' in parent)) throw failure('ENOTDIR', call, absolute);
    parent.children.set(nameOf(absolute), entry);
    parent.time = this.now();
  }

  private take(absolute: string): void {
    const parent = this.find(dirname(absolute));
    if (!parent || !('children' in parent)) return;
    parent.children.delete(nameOf(absolute));
    parent.time = this.now();
  }

  private newFolder(): FolderNode {
    return { children: new Map(), time: this.now(), id: (this.lastId += 1) };
  }

  private now(): number {
    this.lastTime = Math.max(Date.now(), this.lastTime + 1);
    return this.lastTime;
  }
}

function nameOf(absolute: string): string {
  return absolute.slice(absolute.lastIndexOf('/') + 1);
}
