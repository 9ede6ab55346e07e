import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { buildTools } from '../tools/build-tools.ts';
import { inProject } from '../paths.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { licensesText } from './licenses.ts';
import { readLockfile, resolveNeed } from './lockfile.ts';

const locked = readLockfile();
const packageAt = (folder: string) => locked.find((each) => each.folder === folder)!;

describe('the bill of materials', () => {
  const bill = billOfMaterials('webpack', locked, new Set(['node_modules/react']));

  test('names what npm names', () => {
    const npm = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
      cwd: inProject(),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      shell: process.platform === 'win32',
    });
    const { components } = JSON.parse(npm) as { components: { purl: string; hashes?: object[] }[] };
    const named = (list: { purl: string }[]) => [...new Set(list.map(({ purl }) => purl))].sort();
    expect(components.length).toBeGreaterThan(500);
    expect(named(bill.components)).toEqual(expect.arrayContaining(named(components)));
    const ours = new Map(bill.components.map(({ purl, hashes }) => [purl, hashes]));
    for (const { purl, hashes } of components) if (hashes) expect(ours.get(purl), purl).toEqual(hashes);
  });

  test('tells what ships from what builds', () => {
    expect(bill.components.filter(({ scope }) => scope === 'required').map(({ name }) => name)).toEqual(['react']);
  });

  test('every dependency leads to a component', () => {
    const known = new Set(bill.components.map((each) => each['bom-ref']));
    expect(known.size).toBe(bill.components.length);
    for (const { ref, dependsOn } of bill.dependencies)
      for (const folder of [ref, ...dependsOn]) expect(known.has(folder), folder).toBe(true);
    const reactDom = bill.dependencies.find(({ ref }) => ref === 'node_modules/react-dom');
    expect(reactDom?.dependsOn).toEqual(['node_modules/scheduler']);
  });
});

test('a need is met by the nearest package of its name', () => {
  const at = (folder: string) => ({ folder, name: folder.split('/').at(-1)!, version: '1.0.0', needs: [] });
  const all = ['node_modules/a', 'node_modules/b', 'node_modules/a/node_modules/b', 'node_modules/a/node_modules/c'];
  const byFolder = new Map(all.map((folder) => [folder, at(folder)]));
  const found = (from: string, name: string) => resolveNeed(at(from), name, byFolder)?.folder;
  expect(found('node_modules/a', 'b')).toBe('node_modules/a/node_modules/b');
  expect(found('node_modules/a/node_modules/c', 'b')).toBe('node_modules/a/node_modules/b');
  expect(found('node_modules/b', 'a')).toBe('node_modules/a');
  expect(found('node_modules/b', 'c')).toBeUndefined();
});

test('licenses stand whole; what a package without a license file says of itself stands there', () => {
  const text = licensesText({
    bundled: [packageAt('node_modules/react')],
    readmes: [packageAt('node_modules/boolbase')],
  });
  expect(text).toContain(`react ${packageAt('node_modules/react').version} (MIT)\n\nMIT License\n`);
  expect(text).toContain('THE SOFTWARE IS PROVIDED "AS IS"');
  expect(text).toContain(
    'boolbase 1.0.0 (ISC)\n\nThe package has no file with its license; its package.json says ISC.',
  );
});

test('what states no license at all does not ship', () => {
  const { license: _, ...without } = packageAt('node_modules/boolbase');
  expect(() => licensesText({ bundled: [without], readmes: [] })).toThrow(
    'node_modules/boolbase: the package doesn’t state a license',
  );
});

test('the package of every file that a tool brings is known', async () => {
  const { packages } = await buildTools();
  for (const folder of packages) expect(packageAt(folder), folder).toBeDefined();
});
