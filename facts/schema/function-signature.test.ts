import { expect, test } from 'vitest';

import { loadFacts } from '../index.ts';
import { signatureIn } from './function-signature.ts';

const source = `
/** @typedef {import('./Chunk')} Chunk */
/** @typedef {(data: { hash?: string,
 *   chunk: Chunk }) => string} Banner */
/**
 * @callback Keep
 * @param {string} asset a file
 * @param {number=} size its size
 * @param {Chunk} [chunk] its chunk
 * @returns {boolean | undefined} whether it stays
 */
/** @template {object} [T=Data]
 * @typedef {(data: T) => string} Path */
/** @typedef {Banner | Keep} Either */
/** @typedef {string} Word */
`;
const read = (path: string): string => (path === 'lib/all.js' ? source : '');
const signature = (type: string): string => signatureIn(type, 'schemas/Options.json', read);

test.each([
  ["import('../lib/all').Banner", '(data: { hash?: string, chunk: Chunk }) => string'],
  ["import('../lib/all').Keep", '(asset: string, size?: number, chunk?: Chunk) => boolean | undefined'],
  ["import('../lib/all').Path", '(data: Data) => string'],
  ["import('../lib/all').Path<import('../lib/Chunk').ChunkData>", "(data: import('../lib/Chunk').ChunkData) => string"],
  [
    "import('../lib/all').Either",
    '((data: { hash?: string, chunk: Chunk }) => string) | ((asset: string, size?: number, chunk?: Chunk) => boolean | undefined)',
  ],
  ['(a: string) => void', '(a: string) => void'],
])('the signature of %s is read from the source that declares it', (type, expected) => {
  expect(signature(type)).toBe(expected);
});

test.each(["import('../lib/all').Word", "import('../lib/all').Missing", "typeof import('../lib/all')"])(
  '%s is no function with a signature, and stays',
  (type) => {
    expect(signature(type)).toBe(type);
  },
);

test('no option of webpack, its plugins, and its servers has a function without a signature, or any value', () => {
  const facts = loadFacts();
  const kinds = ['option', 'plugin-option', 'devserver', 'middleware'] as const;
  const bare = kinds
    .flatMap((kind): { id: string; type?: string }[] => [...facts.ofKind(kind)])
    .filter(({ type }) => /\bFunction\b|^any$|: any\b/.test(type ?? ''));
  expect(bare.map(({ id }) => id)).toEqual([]);
  const type = (id: string): string | undefined => facts.byId.get(id)?.type;
  expect(type('option:output.hashFunction')).toBe('string | typeof Hash');
  expect(type('option:module.generator.asset.filename')).toBe(
    'string | ((pathData: PathDataModule, assetInfo?: AssetInfo) => string)',
  );
  expect(type('option:ignoreWarnings')).toContain('((warning: Error, compilation: Compilation) => boolean))[]');
});

test('functions of the servers have the signature that their types declare, corrected by the schema', () => {
  const facts = loadFacts();
  const type = (id: string): string | undefined => facts.byId.get(id)?.type;
  expect(type('devserver:setupMiddlewares')).toBe(
    '(middlewares: Middleware[], devServer: Server<BasicApplication, BasicServer>) => Middleware[]',
  );
  expect(type('devserver:server.type')).toContain(
    '((serverOptions: ServerOptions, application: BasicApplication) => BasicServer)',
  );
  expect(type('middleware:writeToDisk')).toBe('boolean | ((targetPath: string) => boolean)');
  expect(type('middleware:hot.cors.origin')).toContain('((origin: string) => boolean)');
  expect(type('middleware:publicPath')).toContain('((pathData: PathData, assetInfo?: AssetInfo) => string)');
  expect(type('devserver:proxy')).toContain('=> ProxyConfigArrayItem))[]');
  expect(type('devserver:webSocketServer')).toContain('typeof BaseServer');
  // The declared return type is `void`, but webpack-dev-server uses the result as a boolean.
  expect(type('devserver:client.overlay.errors')).toBe('boolean | ((error: Error) => boolean)');
});
