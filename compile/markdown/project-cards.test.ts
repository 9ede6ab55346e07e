import { describe, expect, test } from 'vitest';
import { htmlOf } from '../testing/compile-text.ts';

const file = (title: string, lang = 'js') => `\`\`\`${lang} title="${title}"\n1;\n\`\`\``;
const terminal = '```bash\nnpx webpack\n```';

describe('the files of one example', () => {
  test('three or more stand in one card, in their order, with a tab each', async () => {
    const html = await htmlOf([file('a.js'), file('b.js'), file('c.js'), terminal].join('\n\n'));
    expect([...html.matchAll(/class="tab">([^<]*)</g)].map(([, name]) => name)).toEqual(['a.js', 'b.js', 'c.js']);
    expect(html).toMatch(/<div class="tabs project">.*<\/figure><\/div><\/div><figure class="code" data-lang="bash"/s);
    expect(html.match(/<div class="tab-panel" data-title="[abc]\.js"><figure class="code"/g)).toHaveLength(3);
  });

  test('in a list, too', async () => {
    const files = [file('a.js'), file('b.js'), file('c.js')].join('\n\n').replaceAll('\n', '\n  ');
    expect(await htmlOf(`- ${files}`)).toContain('<div class="tabs project">');
  });

  test.each([
    ['two', [file('a.js'), file('b.js')]],
    ['words between', [file('a.js'), file('b.js'), 'And:', file('c.js')]],
    ['one file twice', [file('a.js'), file('b.js'), file('a.js')]],
    ['a change', [file('a.js'), file('b.js'), file('c.js', 'diff')]],
    ['no name', [file('a.js'), file('b.js'), '```js\n1;\n```']],
  ])('%s: stand below each other', async (_name, blocks) => {
    expect(await htmlOf(blocks.join('\n\n'))).not.toContain('tabs');
  });
});
