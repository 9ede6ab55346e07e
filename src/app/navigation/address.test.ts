import { describe, expect, it } from 'vitest';
import { canonicalAddress, idOfHash, isPagePath } from './address.ts';

describe('canonicalAddress', () => {
  it('adds the slash and keeps query and hash', () => {
    expect(canonicalAddress({ path: '/guides/caching', query: '?a=1', hash: '#x' })).toEqual({
      path: '/guides/caching/',
      query: '?a=1',
      hash: '#x',
    });
  });
  it('leaves files alone', () => {
    expect(canonicalAddress({ path: '/feed.xml', query: '', hash: '' }).path).toBe('/feed.xml');
  });
  it('sends the cache options of the old page to their own page', () => {
    const from = { path: '/configuration/other-options', query: '', hash: '#cachetype' };
    expect(canonicalAddress(from)).toEqual({ path: '/configuration/cache/', query: '', hash: '#cachetype' });
    expect(canonicalAddress({ ...from, hash: '#parallelism' }).path).toBe('/configuration/other-options/');
  });
});

describe('idOfHash', () => {
  it('decodes, and survives malformed sequences', () => {
    expect(idOfHash('#caf%C3%A9')).toBe('café');
    expect(idOfHash('#100%')).toBe('100%');
    expect(idOfHash('')).toBe('');
  });
});

describe('isPagePath', () => {
  it('knows what the browser should load itself', () => {
    expect(isPagePath('/guides/caching/')).toBe(true);
    expect(isPagePath('/guides/printable/')).toBe(false);
    expect(isPagePath('/assets/icon-square-big.svg')).toBe(false);
  });
});
