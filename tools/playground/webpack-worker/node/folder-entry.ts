/** A folder entry, as returned by `readdir`. */
export class Dirent {
  readonly name: string;
  readonly parentPath: string;
  private readonly folder: boolean;

  constructor(name: string, parentPath: string, folder: boolean) {
    this.name = name;
    this.parentPath = parentPath;
    this.folder = folder;
  }
  isFile(): boolean {
    return !this.folder;
  }
  isDirectory(): boolean {
    return this.folder;
  }
  isSymbolicLink(): boolean {
    return false;
  }
}
