import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { projectLimits } from '../model/check-project.ts';
import type { Project } from '../../../src/model/project.ts';
import { shareCode } from '../../shared/page/share-code.ts';
import { readHash } from './read-hash.ts';

const project: Project = {
  files: {
    'src/index.js': "import './ü.css';\nconsole.log('Grüße, 世界 🚀');\n",
    'src/ü.css': '',
    'logo.png': { base64: 'iVBORw0KGgo=' },
    'a b/c#d?e%20f.txt': '\u0000\u2028',
  },
  commandLine: '--mode production --env target=web',
};
const packed = (text: string) => `#p1.${deflateRawSync(text).toString('base64url')}`;
const reasonOf = async (hash: string) => {
  const asked = await readHash(hash);
  return asked.kind === 'broken' ? asked.reason : `not broken: ${asked.kind}`;
};

test('a project survives the way through a link', async () => {
  const code = await shareCode(project);
  expect(code).toMatch(/^p1\.[\w-]+$/);
  expect(await readHash(`#${code}`)).toEqual({ kind: 'project', project });
});

test('links that are out stay readable', async () => {
  const link =
    '#p1.BcFBCoAgEAXQq8RfFaTR1q7QEdrEOIWhM6EFgXj33qs4QuQCV1EyTUE8f_YqcCCVopFt1LOfh2UTtBGkKe3i1yAMB2OSeu7urP6lJ6ig_Q';
  const project = { files: { 'src/index.js': 'console.log(1);\n' }, commandLine: '--mode production' };
  expect(await readHash(link)).toEqual({ kind: 'project', project });
});

test('the hash of an ordinary example is short', async () => {
  const code = await shareCode({
    files: {
      'webpack.config.js':
        "export default {\n  mode: 'production',\n  entry: './src/index.js',\n  devtool: 'source-map',\n};\n",
      'src/index.js': "import { price } from './price.js';\n\nconsole.log(price(3));\n",
      'src/price.js': 'export const price = (count) => count * 4;\n',
    },
    commandLine: '',
  });
  expect(code.length).toBeLessThan(400);
});

test('no hash, and the id of an example', async () => {
  expect(await readHash('')).toEqual({ kind: 'nothing' });
  expect(await readHash('#')).toEqual({ kind: 'nothing' });
  expect(await readHash('#example=guides/caching/shop')).toEqual({ kind: 'example', id: 'guides/caching/shop' });
});

test('what is broken or hostile is told by its reason', async () => {
  const code = await shareCode(project);
  expect(await reasonOf('#whatever')).toContain('isn’t a playground project');
  expect(await reasonOf('#p2.abc')).toContain('format 2');
  expect(await reasonOf(`#${code.slice(0, -9)}`)).toContain('incomplete');
  expect(await reasonOf('#p1.')).toContain('incomplete');
  expect(await reasonOf('#p1.%%%')).toContain('incomplete');
  expect(await reasonOf(`#p1.${'A'.repeat(200_001)}`)).toContain('200,000');
  expect(await reasonOf(packed('{"files":'))).toContain('incomplete');
  expect(await reasonOf(packed('[]'))).toContain('doesn’t contain a project');
  expect(await reasonOf(packed('null'))).toContain('doesn’t contain a project');
  expect(await reasonOf(packed('{"files":{"../etc/passwd":"x"}}'))).toContain('..');
  expect(await reasonOf(packed('{"files":{"/etc":"x"}}'))).toContain('/etc');
  expect(await reasonOf(packed('{"files":{"__proto__":"x"}}'))).toContain('__proto__');
  expect(await reasonOf(packed('{"files":{"a":{"base64":"<script>"}}}'))).toContain("can't be read");
  expect(await reasonOf(packed('{"files":{"a":"","a/b":""}}'))).toContain('both a file and a directory');
  expect(await reasonOf(packed(JSON.stringify({ files: { a: 'x'.repeat(projectLimits.bytes + 1) } })))).toContain(
    'limit of 10 MB',
  );
});

test('a bomb is not unpacked to its end', async () => {
  const bomb = packed(' '.repeat(projectLimits.bytes * 2 + 100_000));
  expect(bomb.length).toBeLessThan(200_000);
  expect(await reasonOf(bomb)).toContain('too large');
});
