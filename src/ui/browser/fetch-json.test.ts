import { expect, test, vi } from 'vitest';
import { isObjectWith } from '../../model/json-shape.ts';
import { fetchJson } from './fetch-json.ts';

const isCount = isObjectWith<{ count: number }>('count');
const answer = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response));

test('a file of the expected form is returned', async () => {
  answer(Response.json({ count: 3 }));
  expect(await fetchJson('/facts/index.json', isCount)).toEqual({ count: 3 });
});

test('a failed request, and a file of another form, reject with the address', async () => {
  answer(Response.json({}, { status: 404 }));
  await expect(fetchJson('/facts/index.json', isCount)).rejects.toThrow('/facts/index.json answered 404');
  answer(Response.json([]));
  await expect(fetchJson('/facts/index.json', isCount)).rejects.toThrow('/facts/index.json has another form');
});
