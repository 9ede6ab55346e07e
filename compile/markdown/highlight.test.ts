import { expect, test } from 'vitest';
import { createHighlighter } from './highlight.ts';

/** Code that contains another language, whose grammar must be loaded separately. */
const nested: [string, string][] = [
  ['md', '```js\nconst a = 1;\n```\n\n```scss\n$a: 1px;\n```'],
  ['mdx', '```ts\nconst a: number = 1;\n```'],
  ['vue', '<style lang="less">\n@a: 1px;\n</style>\n<script lang="tsx">\nconst a = <b>1</b>;\n</script>'],
  ['svelte', '<style lang="scss">\n$a: 1px;\n</style>'],
];

test('what a language looks like does not depend on what was colored before', async () => {
  const alone = await Promise.all(nested.map(([language, code]) => createHighlighter().tokenize(code, language)));
  const busy = createHighlighter();
  for (const language of ['scss', 'less', 'tsx', 'ts', 'js', 'stylus', 'pug', 'coffee', 'vue', 'md'])
    await busy.tokenize('a', language);
  const late = await Promise.all(nested.map(([language, code]) => busy.tokenize(code, language)));
  expect(late).toEqual(alone);
});

test.each(nested)('code inside %s is colored', async (language, code) => {
  const lines = await createHighlighter().tokenize(code, language);
  expect(lines[1]?.some(({ kind }) => kind === 'k' || kind === 'v' || kind === 'n')).toBe(true);
});
