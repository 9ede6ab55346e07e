import { expect, test } from 'vitest';
import { runningPart } from './running-svg.ts';

test.each([
  ['<svg><script>alert(1)</script></svg>', '<script>'],
  ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'onload="…"'],
  ['<svg><a xlink:href="java&#10;script:alert(1)"><path/></a></svg>', 'href="…"'],
  ['<svg><g><foreignObject><p>x</p></foreignObject></g></svg>', '<foreignObject>'],
  ['<svg><a><set attributeName="xlink:href" to="javascript:alert(1)"/></a></svg>', '<set>'],
])('%s has %s', (svg, part) => expect(runningPart(svg)).toBe(part));

test.each([
  '<svg viewBox="0 0 1 1"><path d="M0 0"/><text>javascript: is a scheme</text></svg>',
  '<svg><image href="data:image/png;base64,AA"/><circle r="1"><animate attributeName="r" to="2"/></circle></svg>',
])('%s only draws', (svg) => expect(runningPart(svg)).toBeUndefined());
