import { expect, test } from 'vitest';
import { placesOf } from './page-versions.ts';

const versions = [
  { label: '6', origin: 'https://docs.example' },
  { label: '5', origin: 'https://docs.example/v5' },
  { label: '4', origin: 'https://v4.docs.example' },
];
const pages = {
  'https://docs.example': ['/', '/guides/', '/guides/caching/'],
  'https://docs.example/v5': ['/', '/guides/', '/guides/caching/', '/guides/old/'],
};
const old = { origin: 'https://docs.example/v5', versions };

test('a page that the newest version has is the same page there', () => {
  expect(placesOf('/guides/caching/', old, { pages })).toEqual({
    canonical: 'https://docs.example/guides/caching/',
  });
});

test('one that it does not have leads to the nearest above it, and stands for itself', () => {
  expect(placesOf('/guides/old/', old, { pages })).toEqual({ elsewhere: { 6: '/guides/' } });
  expect(placesOf('/plugins/old/part/', old, { pages })).toEqual({ elsewhere: { 6: '/' } });
});

test('of the newest version, only what others lack is said', () => {
  const newest = { origin: 'https://docs.example', versions };
  expect(placesOf('/guides/caching/', newest, { pages })).toEqual({});
  expect(placesOf('/guides/new/', newest, { pages })).toEqual({ elsewhere: { 5: '/guides/' } });
});
