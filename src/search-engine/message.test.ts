import { describe, expect, test } from 'vitest';
import { keysOfMessage, messageKeysOf } from './message.ts';
import { straightQuotes, tellingLines } from './telling-lines.ts';

describe('of what is printed around a message', () => {
  test.each([
    ['ERROR in ./src/x.js 3:0-28\nHarbor not found: no tide', ['Harbor not found: no tide']],
    ['WARNING in main Harbor is too deep', ['Harbor is too deep']],
    ['[webpack-cli] Error: Unknown harbor here', ['Error: Unknown harbor here']],
    ['Uncaught (in promise) Error: The harbor is closed', ['The harbor is closed']],
    ['index.js:14 Uncaught ReferenceError: harbor is not defined', ['ReferenceError: harbor is not defined']],
    ['ReferenceError: harbor is not defined at boats.js:2', ['ReferenceError: harbor is not defined']],
    ["SyntaxError: Unexpected token '<' (at boats.js:1:1)", ["SyntaxError: Unexpected token '<'"]],
    ['Unexpected boats.js:1', ['Unexpected boats.js:1']],
    ['<w> [webpack.cache] The harbor cannot be kept', ['[webpack.cache] The harbor cannot be kept']],
    ['The harbor is closed\n    at open (C:\\\\app\\\\harbor.js:3:1)\n @ ./src/a.js 1:0-9', ['The harbor is closed']],
    ['The harbor is closed\n  1 | open();\n> 2 | close();\n    | ^', ['The harbor is closed']],
    ['The harbor is closed ↵ at open (harbor.js:3:1)', ['The harbor is closed']],
    ['Module build failed (from ./x-loader.js):\nTide table is not found', ['Tide table is not found']],
    ['Module Error (from ./x-loader.js):\nstorm', ['Module Error (from ./x-loader.js):', 'storm']],
    ['main.js from Terser plugin\nUnexpected token: tide', ['Unexpected token: tide']],
  ])('%j leaves %j', (text, lines) => expect(tellingLines(text)).toEqual(lines));

  test('at least three words are left', () => {
    expect(tellingLines('ERROR in ./src/x.js')).toEqual(['ERROR in ./src/x.js']);
    expect(tellingLines('    at open (harbor.js:3:1)')).toEqual(['at open (harbor.js:3:1)']);
  });
});

test('all kinds of quotes are one', () => {
  expect(straightQuotes('‘a’ “b” «c»')).toBe(`'a' "b" "c"`);
});

describe('names in a message are variables', () => {
  const shared = (one: string, other: string) => keysOfMessage(one).filter((key) => keysOfMessage(other).includes(key));

  test('of one kind they give one message', () => {
    expect(shared("Can't resolve 'zlib'", "Can't resolve 'node:crypto'")).not.toEqual([]);
    expect(shared("Can't resolve 'sass-loader'", "Can't resolve 'vue-loader'")).not.toEqual([]);
    expect(shared("Can't resolve './a'", "Can't resolve '../b/c'")).not.toEqual([]);
    expect(shared("Can't resolve 'react'", "Can't resolve '@scope/ui/button'")).not.toEqual([]);
    expect(shared("Unknown option '--opne'", "Unknown option '--wacth'")).not.toEqual([]);
    expect(shared('Package import #a is not found here', 'Package import #b/c is not found here')).not.toEqual([]);
  });

  test('of two kinds they do not', () => {
    expect(shared("Can't resolve 'zlib'", "Can't resolve 'lodash'")).toEqual([]);
    expect(shared("Can't resolve './util'", "Can't resolve 'util'")).toEqual([]);
  });

  test('an alias is a kind of its own, and answered as a path where nothing quotes an alias', () => {
    expect(shared("Can't resolve './a'", "Can't resolve '@/store'")).toEqual([]);
    const asked = new Map(messageKeysOf(["Can't resolve '@/store'"]).map(({ key, share }) => [key, share]));
    const [alias] = keysOfMessage("Can't resolve '@/a'");
    const [path] = keysOfMessage("Can't resolve './a'");
    expect(asked.get(path!)).toBeLessThan(asked.get(alias!)!);
  });

  test('parts of a program are of no kind', () => {
    const read = "Cannot read properties of undefined (reading 'tap')";
    expect(keysOfMessage(read)[0]).not.toBe(keysOfMessage(read.replace('tap', 'call'))[0]);
    expect(shared(read, read.replace('tap', 'call'))).toHaveLength(1);
  });
});

test('jQuery’s name in a message is part of it', () => {
  expect(keysOfMessage('$ is not defined')).toContain('nameddollarisnotdefined');
  expect(keysOfMessage('the option $ harbor')).toContain('theoptionharbor');
});
