import { expect, test } from 'vitest';
import { queryLimit, readQuery } from './query.ts';

const keysOf = (text: string) => readQuery(text).messageKeys.map(({ key }) => key);

test('a message is looked up by its sentences, without what stands before them and what varies in them', () => {
  expect(keysOf("ERROR in ./src/index.js Module not found: Error: Can't resolve './App' in '/home/ada/src'")).toContain(
    'modulenotfounderrorcantresolvenamedfile',
  );
  expect(keysOf('TypeError: The tide option has not been set, so it is guessed')).toContain(
    'thetideoptionhasnotbeenset',
  );
  expect(keysOf("ERROR in ./src/index.js The boat './mary' failed to moor because the tide was out")).toContain(
    'failedtomoorbecausethetidewasout',
  );
  expect(keysOf('code splitting of several pages')).toEqual([]);
});

test('a long paste keeps what its last lines say', () => {
  const stack = Array.from({ length: 9 }, (_, line) => `    at Object.<anonymous> (/app/src/file-${line}.js:1:1)`);
  const paste = ['ERROR in ./src/index.js 3:0-28', 'Module build failed:', ...stack, 'Tide table is not defined'];
  expect(readQuery(paste.join('\n')).words.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['tide', 'table', 'defined']),
  );
  expect(keysOf(paste.join('\n'))).toContain('tidetableisnotdefined');
});

const terms = (text: string) => readQuery(text).words.map(({ text: word }) => word);

test('of a paste that is too long, the message is kept wherever it stands', () => {
  const assets = Array.from(
    { length: 40 },
    (_, at) => `asset static/js/boat-${at}.0123456789ab.js ${at + 1}.5 KiB [emitted]`,
  );
  const stack = Array.from(
    { length: 40 },
    (_, at) => `    at Object.<anonymous> (/app/node_modules/boat/lib/file-${at}.js:1:1)`,
  );
  const message = "Tide table not found: Error: Can't resolve './tides'";
  for (const paste of [
    [...assets, message],
    [...stack, message, ...stack],
    [message, ...stack, ...assets],
  ]) {
    expect(paste.join('\n').length).toBeGreaterThan(queryLimit);
    expect(terms(paste.join('\n'))).toEqual(['tide', 'table', 'not', 'found', 'resolve']);
  }
  expect(readQuery('x'.repeat(100_000)).text.length).toBe(queryLimit);
});

test('an error is told from the warnings before it', () => {
  expect(terms('WARNING in boats\nThe boat is not allowed here\nERROR in ./a.js\nThe harbor cannot be found')).toEqual([
    'harbor',
    'cannot',
    'found',
  ]);
});

test.each([
  ['\u001b[1m\u001b[31mERROR\u001b[39m\u001b[22m in harbor', 'ERROR in harbor'],
  ['[31mharbor[0m', 'harbor'],
  ['\u001b]8;;https://a.example\u0007harbor\u001b]8;;\u0007', 'harbor'],
  ['files[3] and [name]', 'files[3] and [name]'],
])('without the colors of a terminal, %j is %j', (typed, text) => expect(readQuery(typed).text).toBe(text));

test.each([
  ['what is new in 5.112', true],
  ['Release notes', true],
  ['changelog', true],
  ['5.110 changes', true],
  ['what changed in webpack 5.113', true],
  ['what changed in webpack-dev-server 5', false],
  ['new options since 5.100', true],
  ['webpack news', true],
  ['new URL', false],
  ['version 5', false],
])('%j asks for news: %j', (typed, news) => expect(readQuery(typed).news).toBe(news));

test('what is taken out as noise never leaves fewer than three words', () => {
  const words = (text: string) => readQuery(text).words.map((word) => word.text);
  expect(words('Uncaught TypeError: cannot read')).toEqual(['typeerror', 'cannot', 'read']);
  expect(words('Error: ./src/one.js ./src/two.js')).toEqual(expect.arrayContaining(['src', 'one', 'two']));
});

test('words that most questions could have are told from those that say what is wanted, not in messages', () => {
  const vague = (text: string) =>
    readQuery(text)
      .words.filter((word) => word.vague)
      .map((word) => word.text);
  expect(vague('generate only one stylesheet out of several chunks')).toEqual(['generate', 'only', 'out', 'several']);
  expect(vague('The tide option has not been set')).toEqual([]);
});

test('names that a message quotes are told from its words', () => {
  const quoted = (text: string) =>
    readQuery(text)
      .words.filter((word) => word.quoted)
      .map((word) => word.text);
  expect(quoted("Can't resolve 'crypto' of a package")).toEqual(['crypto']);
  expect(quoted("resolve 'crypto' by a fallback")).toEqual([]);
});

test.each([
  ['what is a chunk', { definition: true }],
  ['how does the dev server work', { definition: true }],
  ['how to load fonts', { definition: false }],
  ['output.path', { identifier: true, oneWord: true }],
  ['import()', { identifier: true, oneWord: true }],
  ['shared.eager default value', { text: 'shared.eager', identifier: true, oneWord: true }],
  ['shared.eager modules', { text: 'shared.eager modules', identifier: false }],
  ['output path', { identifier: false, oneWord: false }],
])('%s', (typed, wanted) => {
  expect(readQuery(typed)).toMatchObject(wanted);
});

test.each(['webpack --config', '--no-devtool', 'npx webpack --config webpack.prod.js', 'webpack serve --open=chrome'])(
  '%s asks for its flag',
  (typed) => {
    expect(readQuery(typed).key).toMatch(/^(?:config|devtool|open)$/);
  },
);

test('a tool in brackets is a name', () => {
  expect(readQuery('ERROR in [tide-lint] \n  harbor is never used').terms).toContain('tidelint');
  expect(readQuery('error: harbor[name].js is never used').terms).not.toContain('name');
});

test('places in code say nothing about a message', () => {
  const words = readQuery('ERROR in [tides]\n  3:7  error  harbor is never used').words.map((word) => word.text);
  expect(words).toContain('tides');
  expect(words).not.toContain('3');
});

test.each([
  ['how do I load a tide table', true],
  ['which files are copied', true],
  ['is it possible to load tides', true],
  ['how to write a plugin that adds tides', false],
  ['how do I emit a file from my own plugin', false],
  ['which hook runs first', false],
  ['tide table', false],
])('%j asks how to use webpack: %j', (typed, asks) => expect(readQuery(typed).asks).toBe(asks));

test.each([
  ['when does support end for node 18', true],
  ['node 18 end of life', true],
  ['supported versions of webpack', true],
  ['which webpack versions are supported', true],
  ['is webpack 4 still supported', true],
  ['does it support typescript', false],
])('%j is about supported versions: %j', (typed, support) => expect(readQuery(typed).support).toBe(support));

test.each([
  ['--progress', true],
  ['npx webpack --profile --json', true],
  ['webpack serve --open', true],
  ['-t harbor', true],
  ['a tide -like wave', false],
  ['pass --env to the configuration', false],
  ["error: unknown option '--tide'", false],
])('%j is a command line: %j', (typed, flag) => expect(readQuery(typed).flag).toBe(flag));

test.each([
  ['from harbor to webpack', true],
  ['migrate tide-loader', true],
  ['tide-loader replacement', true],
  ['what changed in webpack-dev-server 5', true],
  ['webpack 4 to 5', true],
  ['webpack 5 breaking changes', true],
  ['what is removed in webpack 6', true],
  ['import a file from a package', false],
])('%j is about a migration: %j', (typed, migration) => expect(readQuery(typed).migration).toBe(migration));

test.each([
  ['turn off error overlay', false],
  ['How do I ignore warnings?', false],
  ["Can't resolve 'harbor'", true],
  ['fail: the harbor cannot be found', true],
  ["Several tides, the 'tide' option should be unique", true],
  ['Error: harbor not found\n  at open', true],
])('%j reads like a message: %j', (typed, message) => expect(readQuery(typed).message).toBe(message));

test.each([
  ['tides in webpack 5', 5],
  ['webpack 4 to 5', 5],
  ['webpack@4.46.0', 4],
  ['upgrade from webpack 3', 4],
  ['webpack-dev-server 4 to 5', undefined],
  ['5 tides', undefined],
])('%j is about webpack %j', (typed, version) => expect(readQuery(typed).version).toBe(version));

test('a suggested spelling does not count as part of the message', () => {
  expect(terms("[webpack-cli] Error: Unknown tide '--eb'\n[webpack-cli] Did you mean '--harbor'?")).toEqual([
    'unknown',
    'tide',
    'eb',
  ]);
  expect(terms("Did you mean './harbor'?")).toContain('harbor');
});

test.each([
  ['imports like @/boats', ['imports', 'like', 'alias']],
  ["import from '~/boats/*'", ['import', 'alias']],
  ['@babel/core', ['babel', 'core']],
])('in %j, a path from the source directory means an alias', (typed, words) => {
  expect(readQuery(typed).words.map(({ text }) => text)).toEqual(words);
});

test.each([
  ['Boats emitted no output for /src/index.ts', true],
  ['The harbor API is deprecated and will be removed', true],
  ['the list is 8 months old', true],
  ['is the harbor plugin deprecated', false],
])('whether %j is a message: %j', (typed, message) => {
  expect(readQuery(typed).message).toBe(message);
});
