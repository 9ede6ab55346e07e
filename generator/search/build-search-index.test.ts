import { describe, expect, test } from 'vitest';
import { factsOf } from '../../facts/testing/sketched.ts';
import { openSearch } from '../../src/search-engine/search.ts';
import { buildSearchIndex, type SearchablePage } from './build-search-index.ts';
import { searchablePage as page } from './testing/searchable-page.ts';

const facts = factsOf([
  { id: 'option:output.publicPath', kind: 'option', name: 'output.publicPath' },
  { id: 'option:output.environment.arrowFunction', kind: 'option', name: 'output.environment.arrowFunction' },
  { id: 'option:cache.maxAge', kind: 'option', name: 'cache.maxAge' },
  { id: 'option:cache.<key>.hash', kind: 'option', name: 'cache.<key>.hash' },
  { id: 'declaration:util.lowerMast', kind: 'declaration', name: 'util.lowerMast' },
  { id: 'hook:Compiler.emit', kind: 'hook', name: 'Compiler.emit', owner: 'Compiler' },
  { id: 'error:ChunkLoadError', kind: 'error', name: 'ChunkLoadError', text: ['Loading chunk ${id} failed.'] },
]);

const pages: SearchablePage[] = [
  page('/configuration/output/', 'Output', {
    headings: [
      { title: 'output.publicPath', id: 'outputpublicpath', level: 2 },
      { title: 'output.environment', id: 'outputenvironment', level: 2 },
      { title: 'Template strings', id: 'placeholders', level: 3 },
    ],
    claims: [
      { fact: 'option:output.publicPath', anchor: 'outputpublicpath', line: 1, by: 'heading' },
      { fact: 'option:output.environment.arrowFunction', anchor: 'outputenvironment', line: 2, by: 'row' },
      { fact: 'declaration:util.lowerMast', anchor: 'outputenvironment', line: 3, by: 'row' },
    ],
    text: { outputpublicpath: 'Prefix of the addresses of assets.', placeholders: 'A zebra crosses the road.' },
  }),
  page('/api/compiler-hooks/', 'Compiler Hooks', {
    headings: [
      { title: 'emit', id: 'emit', level: 3 },
      { title: 'afterEmit', id: 'afteremit', level: 3 },
    ],
    claims: [{ fact: 'hook:Compiler.emit', anchor: 'emit', line: 1, by: 'heading' }],
  }),
  page('/guides/caching/', 'Caching', {
    description: 'File names that change with their content.',
    headings: [{ title: 'Chunks that fail', id: 'fail', level: 2 }],
    claims: [{ fact: 'error:ChunkLoadError', anchor: 'fail', line: 1, by: 'heading' }],
    text: { '': 'Browsers keep what they have seen; a fingerprint makes them ask again.' },
  }),
  page('/configuration/cache/', 'Cache', {
    headings: [
      { title: 'cache', id: 'cache', level: 2 },
      { title: 'Snapshots', id: 'snapshots', level: 2 },
      { title: 'Usage', id: 'usage', level: 2 },
    ],
    claims: [
      { fact: 'option:cache.maxAge', anchor: 'cachemaxage', line: 1, by: 'row' },
      { fact: 'option:cache.<key>.hash', anchor: 'cachekeyhash', line: 2, by: 'row' },
    ],
    html: '<h2 id="cache">cache</h2><h2 id="snapshots">Snapshots</h2><table><tr id="cachemaxage"><td></td></tr><tr id="cachekeyhash"><td></td></tr></table><h2 id="usage"></h2>',
  }),
  page('/errors/', 'Errors', {
    headings: [
      { title: "Can't read 'buoy.txt' of the harbor, line 12", id: 'read', level: 3 },
      { title: 'The tide option has not been set', id: 'tide', level: 3 },
      { title: "Error: Cannot read the chart 'buoys/lib/reefs'", id: 'chart', level: 3 },
    ],
  }),
  page('/guides/rendering/', 'Server-side rendering', { headings: [{ title: 'Usage', id: 'usage', level: 2 }] }),
  page('/guides/keys/', 'Keys', {
    headings: [
      { title: 'Usage', id: 'usage', level: 2 },
      { title: 'Loading keys', id: 'loading', level: 2 },
    ],
    links: [{ href: '/guides/locks/#loading', line: 1, kind: 'link' }],
  }),
  page('/guides/locks/', 'Locks', {
    headings: [
      { title: 'Usage', id: 'usage', level: 2 },
      { title: 'Loading keys', id: 'loading', level: 2 },
    ],
  }),
  page('/guides/usage-of-tides/', 'How a tide is used'),
  page('/plugins/html-webpack-plugin/', 'HtmlWebpackPlugin', { kind: 'readme' }),
  page('/guides/printable/', 'Combined printable page', { kind: 'printable', text: { '': 'Caching caching caching' } }),
  page('/vote/', 'Vote', { kind: 'vote', description: 'Say which sails you want most.' }),
];
const files = new Map(buildSearchIndex(pages, facts).map(({ path, content }) => [path, content]));
const open = () => openSearch((path) => Promise.resolve(JSON.parse(files.get(path)!) as unknown));
const urls = async (query: string) => (await (await open()).find(query)).map(({ url }) => url);

/** Builds an index of the pages above and one additional page. Returns a function that searches it. */
async function openWith(more: SearchablePage): Promise<(query: string) => Promise<string[]>> {
  const index = new Map(buildSearchIndex([...pages, more], facts).map(({ path, content }) => [path, content]));
  const search = await openSearch((path) => Promise.resolve(JSON.parse(index.get(path)!) as unknown));
  return async (query) => (await search.find(query)).map(({ url }) => url);
}

test('for several words the section that says them all leads, for its name the page', async () => {
  const harbor = page('/guides/harbors/', 'Harbor guide for boats', {
    description: 'Boats, tides and ropes.',
    headings: [
      { title: 'Tides', id: 'tides', level: 2 },
      { title: 'Anchors', id: 'anchors', level: 2 },
      { title: 'After harbors: ropes', id: 'next-guide', level: 2 },
    ],
    text: {
      '': 'Where boats stay when the tide is low.',
      tides: 'The sea falls.',
      anchors: 'A rope holds each boat when a low tide pulls at it.',
      'next-guide': 'Go on with ropes that hold boats at low tide.',
    },
  });
  const found = await openWith(harbor);
  expect((await found('which rope holds boats at low tide'))[0]).toBe('/guides/harbors/#anchors');
  expect((await found('harbor guide for boats'))[0]).toBe('/guides/harbors/');
  expect(await found('after harbors ropes')).not.toContain('/guides/harbors/#next-guide');
});

test('a post is found by its words, and none of its headings is a place', async () => {
  const post = page('/blog/2026-01-02-sails/', 'Sails of the year', {
    kind: 'post',
    headings: [{ title: 'Spinnakers in storms', id: 'spinnakers', level: 2 }],
    text: { spinnakers: 'Nobody hoists them when a gale blows.' },
  });
  const found = await openWith(post);
  expect((await found('spinnakers'))[0]).toBeUndefined();
  expect(await found('who hoists them in a gale')).toContain('/blog/2026-01-02-sails/');
  expect(await found('hoists them when a gale blows')).not.toContain('/blog/2026-01-02-sails/#spinnakers');
});

test('a phrase of several words for a page leaves the section that says them first', async () => {
  const found = await openWith(
    page('/guides/piers/', 'Piers', {
      frontMatter: { phrases: { '#': ['moor dinghy overnight'] } },
      headings: [
        { title: 'Moor a dinghy', id: 'moor', level: 2 },
        { title: 'Cast off', id: 'cast', level: 2 },
      ],
      text: { moor: 'Moor the dinghy overnight with two lines.', cast: 'Loosen the lines in the morning.' },
    }),
  );
  expect((await found('overnight, moor a dinghy'))[0]).toBe('/guides/piers/#moor');
});

test('a phrase of several words is found by them, and takes no room in the core index; a name and a message do', async () => {
  const question = 'moor without anchor';
  const name = 'dinghyAnchor';
  const message = 'Cannot moor here: harbor not found';
  const files = buildSearchIndex(
    [page('/moorings/', 'Moorings', { frontMatter: { phrases: { '#': [question, name, message] } } })],
    facts,
  );
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const core = contents.get('search/core.json') ?? '';
  expect([question, name, message].map((phrase) => core.includes(phrase))).toEqual([false, true, true]);
  const search = await openSearch((file) => Promise.resolve(JSON.parse(contents.get(file) ?? 'null') as unknown));
  expect((await search.find('moor without anchor'))[0]?.url).toBe('/moorings/');
});

test('a phrase of a page does not hide the heading that has it as its name', async () => {
  const find = await openWith(
    page('/plugins/dredge-plugin/', 'dredge-plugin', {
      headings: [
        { title: 'Options', id: 'options', level: 2 },
        { title: 'dredge.bucketSize', id: 'bucketsize', level: 3 },
        { title: 'Empty the bucket with emptyOn', id: 'emptying', level: 3 },
      ],
      frontMatter: { phrases: { '#': ['bucketSize', 'bucketSize of a dredger', 'emptyOn'] } },
    }),
  );
  expect((await find('bucketSize'))[0]).toBe('/plugins/dredge-plugin/#bucketsize');
  expect((await find('emptyOn'))[0]).toBe('/plugins/dredge-plugin/#emptying');
});

test('a place is found by what readers ask of it, though it says none of it', async () => {
  const readerQuestions = new Map([['/guides/locks/#loading', ['bolt stuck on a frosty morning']]]);
  const index = new Map(buildSearchIndex(pages, facts, readerQuestions).map(({ path, content }) => [path, content]));
  const search = await openSearch((path) => Promise.resolve(JSON.parse(index.get(path)!) as unknown));
  expect((await search.find('frosty bolt'))[0]?.url).toBe('/guides/locks/#loading');
  expect(await urls('frosty bolt')).not.toContain('/guides/locks/#loading');
});

test('a message that readers paste leads to its place, and changes nothing for what is asked afterwards', async () => {
  const readerQuestions = new Map([['/guides/locks/#loading', ["the caching key 'left' cannot turn in a rusty bolt"]]]);
  const index = new Map(buildSearchIndex(pages, facts, readerQuestions).map(({ path, content }) => [path, content]));
  const search = await openSearch((path) => Promise.resolve(JSON.parse(index.get(path)!) as unknown));
  expect(index.get('search/messages.json')).toContain('rusty bolt');
  const before = await search.find('caching');
  expect((await search.find("Error: the caching key 'right' cannot turn in a rusty bolt"))[0]?.url).toBe(
    '/guides/locks/#loading',
  );
  expect(await search.find('caching')).toEqual(before);
});

test('a word that most questions could have does not outweigh what is asked for', async () => {
  const found = await openWith(
    page('/guides/sails/', 'Sails', {
      headings: [
        { title: 'Reef a sail', id: 'reef', level: 2 },
        { title: 'Generate wind', id: 'wind', level: 2 },
      ],
    }),
  );
  expect((await found('generate a reef in many ways'))[0]).toBe('/guides/sails/#reef');
});

test('a message with a name of another kind stands behind one without a name', async () => {
  const found = await openWith(
    page('/api/charts/', 'Charts', { headings: [{ title: 'Error: Cannot read the chart', id: 'any', level: 2 }] }),
  );
  expect((await found("Error: Cannot read the chart './reef.txt'"))[0]).toBe('/api/charts/#any');
  expect((await found("Error: Cannot read the chart 'buoys/lib/reefs'"))[0]).toBe('/errors/#chart');
});

test('the same pages give the same files', () => {
  expect(buildSearchIndex([...pages].reverse(), facts)).toEqual(buildSearchIndex(pages, facts));
});

describe('finds', () => {
  test.each([
    ['output.publicPath', '/configuration/output/#outputpublicpath'],
    ['publicpath', '/configuration/output/#outputpublicpath'],
    ['public path', '/configuration/output/#outputpublicpath'],
    ['output.pub', '/configuration/output/#outputpublicpath'],
    ['pubilcPath', '/configuration/output/#outputpublicpath'],
    ['arrowFunction', '/configuration/output/#outputenvironment'],
    ['template strings', '/configuration/output/#placeholders'],
    ['compiler.hooks.emit', '/api/compiler-hooks/#emit'],
    ['compiler.hooks.emit.tapAsync', '/api/compiler-hooks/#emit'],
    ['html plugin', '/plugins/html-webpack-plugin/'],
    ['html-webpack-plugin', '/plugins/html-webpack-plugin/'],
    ['cahcing', '/guides/caching/'],
    ['ChunkLoadError: Loading chunk 3 failed.', '/guides/caching/#fail'],
    ['maxAge', '/configuration/cache/#cachemaxage'],
    ['cache.hash', '/configuration/cache/#cachekeyhash'],
    ["Can't read 'html-webpack-plugin' of the harbor, line 7", '/errors/#read'],
    ['The tide option has not been set, the bundler will guess a tide', '/errors/#tide'],
    ['ssr', '/guides/rendering/'],
    ['loading keys', '/guides/locks/#loading'],
    ['zebra crosses', '/configuration/output/#placeholders'],
  ])('%s', async (query, wanted) => {
    expect((await urls(query))[0]).toBe(wanted);
  });
});

test('what asks for the meaning of a term leads to the glossary, the term alone to its page', async () => {
  const find = await openWith(
    page('/glossary/', 'Glossary', {
      headings: [{ title: 'K', id: 'k', level: 2 }],
      html: '<h2 id="k">K</h2><ul><li><strong>Keys</strong>: what locks open for.</li></ul>',
    }),
  );
  expect((await find('what is a key'))[0]).toBe('/glossary/#k');
  expect((await find('keys'))[0]).toBe('/guides/keys/');
});

test('a row of a table is shown by its own name', async () => {
  const [first] = await (await open()).find('arrowFunction');
  expect(first).toMatchObject({ title: 'Output', heading: 'output.environment.arrowFunction' });
});

test('names that only types declare come from a file of their own, which other queries leave alone', async () => {
  const loaded: string[] = [];
  const search = await openSearch((path) => {
    loaded.push(path);
    return Promise.resolve(JSON.parse(files.get(path)!) as unknown);
  });
  for (const query of ['output.publicPath', 'public', 'arrowFunction', 'zebra crosses', 'wh']) await search.find(query);
  expect(loaded).not.toContain('search/names.json');
  for (const query of ['util.lowerMast', 'lowermast']) {
    const [first] = await search.find(query);
    expect(first).toMatchObject({ title: 'Output', heading: 'util.lowerMast' });
  }
  expect(loaded.filter((path) => path === 'search/names.json')).toHaveLength(1);
});

test('a name that only types declare is found although an address has the same letters', async () => {
  const find = await openWith(page('/guides/util-lowermast/', 'Masts'));
  expect((await find('util.lowerMast'))[0]).toBe((await urls('util.lowerMast'))[0]);
});

test('a title that many pages share stands behind one that says more', async () => {
  expect((await urls('usage'))[0]).toBe('/guides/usage-of-tides/');
});

test('printable pages are never found', async () => {
  for (const query of ['caching', 'printable', 'combined printable page'])
    expect(await urls(query)).not.toContain('/guides/printable/');
});

test('a screen without prose is found by its title and its description', async () => {
  for (const query of ['vote', 'which sails do I want']) expect((await urls(query))[0]).toBe('/vote/');
});

test('what a heading says comes as an excerpt, from a file of its page alone', async () => {
  const loaded: string[] = [];
  const search = await openSearch((path) => {
    loaded.push(path);
    return Promise.resolve(JSON.parse(files.get(path)!) as unknown);
  });
  const found = await search.find('zebra crosses');
  loaded.length = 0;
  expect([...(await search.excerpts('zebra crosses', found))]).toEqual([
    ['/configuration/output/#placeholders', 'A zebra crosses the road.'],
  ]);
  expect(loaded).toEqual(['search/text/configuration/output/0.json']);
});

test('what a search result does not show is found nevertheless', async () => {
  const sections = [
    { id: '', title: '', level: 1, text: 'Type zeppelin Moors boats.', shown: 'Moors boats.', code: '' },
  ];
  const built = new Map(
    buildSearchIndex([page('/guides/quays/', 'Quays', { sections })], facts).map(({ path, content }) => [
      path,
      content,
    ]),
  );
  const search = await openSearch((path) => Promise.resolve(JSON.parse(built.get(path)!) as unknown));
  const found = await search.find('zeppelin');
  expect([...(await search.excerpts('zeppelin', found))]).toEqual([['/guides/quays/', 'Moors boats.']]);
});

test('long pages have their text in several files', async () => {
  const headings = Array.from({ length: 9 }, (_, number) => ({
    title: `Quay ${number}`,
    id: `quay-${number}`,
    level: 2,
  }));
  const text = Object.fromEntries(
    headings.map(({ id, title }) => [id, `${'Water. '.repeat(200)}The lamp of ${title} burns.`]),
  );
  const built = new Map(
    buildSearchIndex([page('/guides/quays/', 'Quays', { headings, text })], facts).map(({ path, content }) => [
      path,
      content,
    ]),
  );
  const search = await openSearch((path) => Promise.resolve(JSON.parse(built.get(path)!) as unknown));
  for (const { title, id } of headings) {
    const found = (await search.find(title)).filter(({ url }) => url.endsWith(`#${id}`));
    expect([...(await search.excerpts(`lamp ${title}`, found)).values()]).toEqual([`The lamp of ${title} burns.`]);
  }
  expect([...built.keys()].filter((path) => path.startsWith('search/text/')).length).toBeGreaterThan(2);
});

test('excerpts whose text does not load are left out', async () => {
  const search = await openSearch((path) =>
    path.startsWith('search/text')
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(JSON.parse(files.get(path)!)),
  );
  expect([...(await search.excerpts('zebra crosses', await search.find('zebra crosses')))]).toEqual([]);
});

test('a section narrows the results', async () => {
  const search = await open();
  const found = await search.find('output caching emit', { section: 'api' });
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ section }) => section === 'api')).toBe(true);
});

test.each([
  '',
  '   ',
  '<img src=x onerror=alert(1)>',
  '.*+?^${}()|[]\\',
  '🚀',
  'x'.repeat(10_000),
  '\u0000',
  '__proto__',
  'constructor',
])('takes %j without failing', async (query) => expect(Array.isArray(await urls(query))).toBe(true));

test('works on titles alone where the words of the prose do not load', async () => {
  const search = await openSearch((path) =>
    path === 'search/core.json' ? Promise.resolve(JSON.parse(files.get(path)!)) : Promise.reject(new Error('offline')),
  );
  expect((await search.find('caching'))[0]?.url).toBe('/guides/caching/');
});

test('fails to open without its core', async () => {
  await expect(openSearch(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
