import { ResolverFactory } from 'enhanced-resolve';
import { fs } from './node/fs.ts';

const common = {
  fileSystem: fs as never,
  extensions: ['.js', '.json', '.node'],
  useSyncFileSystemCalls: true,
  symlinks: false,
};

/** Finds what `require` means. */
export const forRequire = ResolverFactory.createResolver({
  ...common,
  conditionNames: ['node', 'require', 'module-sync'],
  mainFields: ['main'],
});

/** Finds what `import` means. */
export const forImport = ResolverFactory.createResolver({
  ...common,
  conditionNames: ['node', 'import', 'module-sync'],
  mainFields: ['main'],
});

/** The file that a request from a folder leads to. @throws Error with Node's words and code if there is none */
export function resolveWith(resolver: typeof forRequire, request: string, folder: string): string {
  if (request.startsWith('file:')) return decodeURIComponent(new URL(request).pathname);
  try {
    const found = resolver.resolveSync({}, folder, request);
    if (found) return found.replace(/[?#].*$/, '');
  } catch {
    // Said below, in Node's words.
  }
  throw notFound(request, folder);
}

/** Node's error for a module that is not there. */
export function notFound(request: string, folder?: string): Error {
  const from = folder === undefined ? '' : ` (from ${folder})`;
  return Object.assign(new Error(`Cannot find module '${request}'${from}`), { code: 'MODULE_NOT_FOUND' });
}
