import { Buffer as NodeBuffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { Buffer } from './buffer.ts';

const texts = ['', 'a', 'Tromsø', '日本', '\u{1F600}', '\uFEFFmark', 'a'.repeat(20_000)];

test('text becomes the bytes that Node gives, in every encoding, and comes back', () => {
  for (const encoding of ['utf8', 'latin1', 'ascii', 'utf16le', 'hex', 'base64', 'base64url'] as const)
    for (const text of texts) {
      const node = NodeBuffer.from(text, encoding);
      const ours = Buffer.from(text, encoding);
      expect([...ours], `${encoding} ${text.slice(0, 10)}`).toEqual([...node]);
      expect(ours.toString(encoding)).toBe(node.toString(encoding));
      expect(Buffer.byteLength(text, encoding)).toBe(node.length);
    }
});

test('a slice is a view of the same bytes, as in Node', () => {
  const whole = Buffer.from('harbor');
  const part = whole.slice(1, 3);
  part[0] = 65;
  expect(whole.toString()).toBe('hArbor');
  expect(Buffer.isBuffer(part)).toBe(true);
});

test('bytes are joined, found, copied, and compared', () => {
  const joined = Buffer.concat([Buffer.from('ab'), Buffer.from('cd')], 3);
  expect(joined.toString()).toBe('abc');
  expect(joined.indexOf('c')).toBe(2);
  expect(joined.equals(Buffer.from('abc'))).toBe(true);
  expect(Buffer.compare(Buffer.from('a'), Buffer.from('b'))).toBe(-1);
  const target = Buffer.alloc(4, '-');
  expect(joined.copy(target, 1)).toBe(3);
  expect(target.toString()).toBe('-abc');
  expect(target.write('xyz', 2)).toBe(2);
  expect(target.toString()).toBe('-axy');
});
