/**
 * Tests the server with a client of the official SDK, over standard input and output, and with the real documentation.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { mostBytes } from '../server/most-bytes.ts';
import { type Conversation, converse } from '../testing/client.ts';
import { packageFolder } from '../build/bundle.ts';
import { madePackage } from '../testing/made-package.ts';

let server: Conversation;
beforeAll(async () => {
  const folder = await madePackage();
  server = await converse(path.join(folder, 'server.js'), folder);
});
afterAll(() => server.end());

test('a client is told of all tools, each with what it takes', { tags: ['main-way'] }, async () => {
  const { tools } = await server.client.listTools();
  const readme = readFileSync(path.join(packageFolder, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(tools.map(({ name }) => name)).toEqual(named.filter((name) => !name!.includes('/')));
  for (const { inputSchema, description = '' } of tools) {
    expect(description.length).toBeGreaterThan(40);
    for (const property of Object.values(inputSchema.properties ?? {}))
      expect((property as { description?: string }).description).toBeTruthy();
  }
  expect(server.client.getInstructions()).toContain(`webpack ${webpack.version}`);
});

test('a page that is too long tells its sections, and each can be read in parts', async () => {
  const { text } = await server.ask('read', { address: '/configuration/output/' });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostBytes);
  expect(text).toContain('section outputpath');
  const first = await server.ask('read', {
    address: 'https://webpack.js.org/configuration/output/',
    section: 'outputlibrarytype',
  });
  expect(first.text).toMatch(/\(Part 1 of \d+: read it with part 2 to go on\.\)$/);
  const second = await server.ask('read', { address: '/configuration/output/#outputlibrarytype', part: 2 });
  expect(second.isError).toBe(false);
  expect(second.text).not.toBe(first.text);
});

test.each([
  ['an unknown page', 'read', { address: '/guides/cachin/' }, '/guides/caching/'],
  ['an unknown section', 'read', { address: '/guides/caching/', section: 'nope' }, 'output-filenames'],
  ['a page of another site', 'read', { address: 'https://example.com/x' }, 'https://webpack.js.org'],
  [
    'a part that is not there',
    'read',
    { address: '/guides/caching/', section: 'output-filenames', part: 99 },
    'part from 1 to',
  ],
  ['an unknown name', 'option', { name: 'splitChunkz.minSiz' }, 'splitchunksminsize'],
  ['a wrong argument', 'option', { nam: 'mode' }, 'takes name:'],
  ['a wrong value', 'option', { name: 'mode', mode: 'prod' }, '"production"'],
  ['an unknown section', 'search', { query: 'a', section: 'nope' }, '"guides"'],
  ['an unknown tool', 'delete_everything', {}, 'There are search, read, option'],
])('%s: the answer says what to send', async (_what, tool, given, said) => {
  const { text, isError } = await server.ask(tool, given);
  expect(isError).toBe(true);
  expect(text).toContain(said);
});
