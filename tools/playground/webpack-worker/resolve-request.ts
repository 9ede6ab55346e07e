import { ResolverFactory } from 'enhanced-resolve';
import { fs } from './node/fs.ts';

const common = {
  fileSystem: fs as never,
  extensions: ['.js', '.json', '.node'],
  useSyncFileSystemCalls: true,
  symlinks: false,
};

/** Resolver for `require` calls in the project's configuration, loaders, and plugins. */
export const forRequire = ResolverFactory.createResolver({
  ...common,
  conditionNames: ['node', 'require', 'module-sync'],
  mainFields: ['main'],
});

/** Resolver for `import` requests in the project's configuration, loaders, and plugins. */
export const forImport = ResolverFactory.createResolver({
  ...common,
  conditionNames: ['node', 'import', 'module-sync'],
  mainFields: ['main'],
});

/**
 * Resolves a module request from a folder. @throws Error with Node's message and code if the request can't be resolved
 */
export function resolveWith(resolver: typeof forRequire, request: string, folder: string): string {
  if (request.startsWith('file:')) return decodeURIComponent(new URL(request).pathname);
  try {
    const found = resolver.resolveSync({}, folder, request);
    if (found) return found.replace(/[?#].*$/, '');
  } catch {
    // Ignore the resolver's error, because an error with Node.js's message is thrown below.
  }
  throw notFound(request, folder);
}

/** Creates the error that Node.js throws for a missing module. */
export function notFound(request: string, folder?: string): Error {
  const from = folder === undefined ? '' : ` (from ${folder})`;
  return Object.assign(new Error(`Cannot find module '${request}'${from}`), { code: 'MODULE_NOT_FOUND' });
}
