import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../compile/testing/temporary-folder.ts';
import webpack, { type Configuration } from 'webpack';
import { packageJsonOf } from '../page/exchange/package-json.ts';
import type { Project } from '../../../src/model/project.ts';
import { inProject } from '../../../generator/paths.ts';
import { readGallery, testedVersions } from './gallery.ts';

const gallery = await readGallery();

const folder = temporaryFolder('gallery');
beforeAll(async () => {
  await symlink(inProject('node_modules'), path.join(folder, 'node_modules'));
});

/** Builds a project in Node.js. @returns the emitted files of each compilation */
async function build(id: string, { files }: Project): Promise<string[]> {
  const context = path.join(folder, id);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(context, name)), { recursive: true });
    await writeFile(
      path.join(context, name),
      typeof content === 'string' ? content : Buffer.from(content.base64, 'base64'),
    );
  }
  const [config = ''] = Object.keys(files).filter((name) => /^webpack\.config\./.test(name));
  const { default: exported } = (await import(pathToFileURL(path.join(context, config)).href)) as {
    default: Configuration | Configuration[];
  };
  const configurations = [exported].flat().map((each) => ({
    ...each,
    context,
    output: { ...each.output, path: path.join(context, 'dist') },
    // Skip minimization, because it takes most of the time and is the same for every project.
    optimization: { ...each.optimization, minimize: false },
  }));
  const compiler = webpack(configurations);
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('no statistics'));
      const {
        errors = [],
        warnings = [],
        children = [],
      } = stats.toJson({ all: false, errors: true, warnings: true, assets: true });
      if (errors.length + warnings.length > 0) return reject(new Error(stats.toString('errors-warnings')));
      compiler.close(() => resolve(children.flatMap(({ assets = [] }) => assets.map(({ name }) => name))));
    });
  });
}

test('the list and the folders are the same', async () => {
  const folders = (await readdir(inProject('tools/playground/examples'), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  expect(gallery.map(({ id }) => id).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test.each(gallery.map((example) => [example.id, example] as const))(
  '%s builds without a warning',
  async (id, { project }) => {
    expect((await build(id, project)).length).toBeGreaterThan(0);
  },
);

test('a download names the packages of an example in their installed versions', async () => {
  const versions = await testedVersions();
  const react = gallery.find(({ id }) => id === 'react')?.project;
  expect(react && packageJsonOf(react, versions)).toContain(`"react-dom": "^${versions['react-dom']}"`);
  const several = gallery.find(({ id }) => id === 'several-configurations')?.project;
  expect(several && JSON.parse(packageJsonOf(several, versions)).devDependencies).toEqual({
    webpack: `^${versions.webpack}`,
    'webpack-cli': `^${versions['webpack-cli']}`,
  });
});
