/** Tests the search index of pages in Chinese, Korean, and German. */
import { expect, test } from 'vitest';
import { factsOf } from '../../facts/testing/sketched.ts';
import { openSearch } from '../../src/search-engine/search.ts';
import { buildSearchIndex } from './build-search-index.ts';
import { searchablePage } from './testing/searchable-page.ts';

const noFacts = factsOf([]);

const page = (url: string, title: string, text: string) => searchablePage(url, title, { text: { '': text } });

const pages = [
  page('/zh/splitting/', '代码分割', '把代码拆成多个文件，浏览器按需加载。'),
  page('/zh/caching/', '缓存', '文件名中的哈希让浏览器知道内容是否改变。'),
  page('/ko/caching/', '캐싱', '브라우저가 파일을 보관하고 다시 사용하게 합니다.'),
  page('/ko/output/', '출력 경로', '번들을 저장할 폴더를 정합니다.'),
  page('/de/size/', 'Größe des Bündels', 'Überflüssige Module machen die Übertragung langsam.'),
  page('/de/start/', 'Erste Schritte', 'Ein Ordner, eine Datei und ein Aufruf genügen.'),
];
const files = new Map(buildSearchIndex(pages, noFacts).map(({ path, content }) => [path, content]));

test.each([
  ['代码分割', '/zh/splitting/'],
  ['分割', '/zh/splitting/'],
  ['按需加载', '/zh/splitting/'],
  ['哈希', '/zh/caching/'],
  ['缓存', '/zh/caching/'],
  ['캐싱', '/ko/caching/'],
  ['브라우저', '/ko/caching/'],
  ['출력', '/ko/output/'],
  ['번들 폴더', '/ko/output/'],
  ['größe', '/de/size/'],
  ['Bündel', '/de/size/'],
  ['überflüssig', '/de/size/'],
  ['ordner', '/de/start/'],
])('%s finds %s', async (query, url) => {
  const search = await openSearch((path) => Promise.resolve(JSON.parse(files.get(path)!) as unknown));
  expect((await search.find(query))[0]?.url).toBe(url);
});
