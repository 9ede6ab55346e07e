import { describe, expect, it } from 'vitest';
import { canonicalAddress, redirectTarget } from './address.ts';

describe('canonicalAddress', () => {
  it('adds the slash and keeps query and hash', () => {
    expect(canonicalAddress({ path: '/guides/caching', query: '?a=1', hash: '#x' })).toEqual({
      path: '/guides/caching/',
      query: '?a=1',
      hash: '#x',
    });
  });
  it('takes doubled slashes for one', () => {
    expect(canonicalAddress({ path: '//guides///caching//', query: '', hash: '#x' }).path).toBe('/guides/caching/');
  });
  it('leaves files alone', () => {
    expect(canonicalAddress({ path: '/feed.xml', query: '', hash: '' }).path).toBe('/feed.xml');
  });
});

describe('redirectTarget', () => {
  const asked = { path: '/old/', query: '?x=1', hash: '#part' };
  const target = (to: string) => redirectTarget(to, asked, 'https://here.example').href;
  it('takes query and hash along, unless the target has its own', () => {
    expect(target('/new/')).toBe('https://here.example/new/?x=1#part');
    expect(target('/new/#other')).toBe('https://here.example/new/?x=1#other');
  });
  it('may lead to another site', () => {
    expect(target('https://there.example/new')).toBe('https://there.example/new?x=1#part');
  });
});
