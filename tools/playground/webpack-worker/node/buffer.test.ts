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

test('views, and text of a part, have the limits that Node has', () => {
  const text = 'Tromsø harbor';
  const [node, ours] = [NodeBuffer.from(text), Buffer.from(text)];
  for (const [start, end] of [
    [0, 5],
    [-4, undefined],
    [-40, 3],
    [4, 2],
    [2, 99],
    [1.7, 5.2],
    [undefined, -2],
  ] as const) {
    expect([...ours.subarray(start, end)], `${start} to ${end}`).toEqual([...node.subarray(start, end)]);
    expect(ours.toString('latin1', start, end)).toBe(node.toString('latin1', start, end));
  }
  expect(ours.subarray(2, 8).subarray(1).toString()).toBe(node.subarray(2, 8).subarray(1).toString());
});

test('writes as much of a text as there is room for, without half a letter', () => {
  for (const encoding of ['utf8', 'latin1', 'utf16le', 'hex', undefined] as const)
    for (const [offset, length] of [
      [0, undefined],
      [3, undefined],
      [2, 4],
      [6, undefined],
    ] as const) {
      const [node, ours] = [NodeBuffer.alloc(8, '-'), Buffer.alloc(8, '-')];
      const text = encoding === 'hex' ? 'c3b8c3b8c3b8' : 'aøøøø';
      const written =
        length === undefined ? node.write(text, offset, encoding) : node.write(text, offset, length, encoding);
      expect(
        length === undefined ? ours.write(text, offset, encoding) : ours.write(text, offset, length, encoding),
      ).toBe(written);
      expect([...ours], `${encoding} at ${offset}`).toEqual([...node]);
    }
});
