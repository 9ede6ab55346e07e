import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './effective.ts';
import { valueText } from './value-text.ts';

test.each([
  [projectFolder, 'context'],
  [`${projectFolder}/dist`, 'path.join(context, "dist")'],
  [process.cwd(), 'process.cwd()'],
  [path.join(process.cwd(), 'dist'), 'path.resolve("dist")'],
  [path.join(process.cwd(), 'node_modules/'), 'path.resolve("node_modules") + "/"'],
  [path.join(process.cwd(), 'node_modules/webpack/lib'), 'path.resolve("node_modules/webpack/lib")'],
])('%s is %s, whatever the folder of this project', (value, text) => {
  expect(valueText(value)).toBe(text);
});

test.each([`${projectFolder}s/dist`, `${process.cwd()}-2/dist`, `/home/me${projectFolder}/dist`])(
  '%s only looks like a folder that has a name',
  (value) => {
    expect(valueText(value)).toBe(JSON.stringify(value));
  },
);
