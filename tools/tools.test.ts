/** Checks that each listed tool has its parts at the expected paths, with the types that the site expects. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toolNames, tools } from './tools.ts';

const root = path.resolve(import.meta.dirname, '..');

test('a folder with a screen is in the list, and the other way around', () => {
  const folders = globSync('*/page/Screen.tsx', { cwd: import.meta.dirname }).map((file) => file.split(path.sep)[0]);
  expect(folders.toSorted()).toEqual(toolNames.toSorted());
});

test.each(toolNames)('%s has a page in the content, texts, and a README', (name) => {
  const page = path.join(root, 'content', tools[name].url).replace(/[\\/]$/, '');
  expect(existsSync(`${page}.md`) || existsSync(`${page}.mdx`), `${page}.md`).toBe(true);
  for (const file of ['model/texts/en.ts', 'model/texts/tool-texts.d.ts', 'README.md'])
    expect(existsSync(path.join(import.meta.dirname, name, file)), file).toBe(true);
});

/** Global declarations that belong only to the TypeScript project of the environment-independent code. */
const sharedGlobals = path.join('src', 'shared-globals.d.ts');

/** Parts that the site loads by path, with their expected type and TypeScript project. */
const parts = [
  ['page/Screen.tsx', 'default', "import('../../src/app/view.ts').ToolScreen", 'tsconfig.browser.json'],
  ['build/build.ts', 'buildTool', "import('../../generator/tools/tool-build.ts').BuildTool", 'tsconfig.node.json'],
  ['checks/check.ts', 'check', "import('../../checks/check.ts').Check", 'tsconfig.node.json'],
  ['bench/bench.ts', 'measureTool', "import('../../bench/tool-bench.ts').MeasureTool", 'tsconfig.both.json'],
  ['page/edit-block.tsx', 'editBlock', "import('../../src/prose/edit-blocks.ts').EditBlock", 'tsconfig.browser.json'],
  [
    'page/build-project.tsx',
    'ProjectBuild',
    "import('../../tools/shared/page/project-build.ts').ProjectBuild",
    'tsconfig.browser.json',
  ],
] as const;

/** Parts that only the playground has. The site works without them. */
const optionalParts: readonly string[] = ['page/edit-block.tsx', 'page/build-project.tsx'];

const havingPart = (file: string) => toolNames.filter((tool) => existsSync(path.join(import.meta.dirname, tool, file)));

test.each(parts.filter(([file]) => !optionalParts.includes(file)))('%s is in a tool at least', (file) => {
  expect(havingPart(file).length).toBeGreaterThan(0);
});

// Check all parts that belong to one TypeScript project together, because each check reads the whole project.
test.each([...new Set(parts.map(([, , , project]) => project))])(
  'parts in %s are what the site takes them for',
  (project) => {
    const lines = parts
      .filter((part) => part[3] === project)
      .flatMap(([file, name, type]) =>
        havingPart(file).map((tool) => {
          const part = `${tool}/${file}`;
          const local = `part${part.replaceAll(/\W/g, '_')}`;
          return `import { ${name} as ${local} } from '../../tools/${part}';\nexport const taken_${local}: ${type} = ${local};\n`;
        }),
      );
    mkdirSync(path.join(root, '.cache'), { recursive: true });
    const folder = mkdtempSync(path.join(root, '.cache/tool-parts-'));
    try {
      writeFileSync(path.join(folder, 'taken.ts'), lines.join(''));
      const inBrowser = project === 'tsconfig.browser.json';
      const ambient = globSync(
        inBrowser ? '{src,tools/*/{model,page}}/**/*.d.ts' : '{src/{model,texts},tools/*/model}/**/*.d.ts',
        {
          cwd: root,
        },
      );
      const files = ['taken.ts', ...ambient.filter((one) => one !== sharedGlobals).map((one) => `../../${one}`)];
      writeFileSync(
        path.join(folder, 'tsconfig.json'),
        JSON.stringify({ extends: `../../${project}`, include: [], files }),
      );
      const { stdout } = spawnSync(
        process.execPath,
        [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
        { encoding: 'utf8' },
      );
      expect(stdout).toBe('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
