/**
 * Generates a realistic, large webpack stats file with long paths, a reason for each use of an import, and the modules'
 * source code.
 */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

/** Numbers of modules and imports in a real application whose stats file is 89 MB. */
const MODULES = 3721;
const IMPORTS = 58_121;
/** Lines of source code per module, chosen so that the stats file is about 90 MB. */
const LINES = 508;
const PACKAGES = ['date-fns', 'lodash-es', '@mui/material', 'react-dom', 'rxjs', 'three', 'zod'];

/** Writes the large stats file. @returns its size in bytes */
export async function writeLargeStats(file: string): Promise<number> {
  const stream = createWriteStream(file);
  let size = 0;
  const write = async (text: string): Promise<void> => {
    size += Buffer.byteLength(text);
    if (!stream.write(text)) await once(stream, 'drain');
  };
  await write('{"version":"5.112.2","errorsCount":0,"warningsCount":0,"modules":[');
  const reasons = importsByModule();
  for (let index = 0; index < MODULES; index += 1)
    await write(`${index > 0 ? ',' : ''}${JSON.stringify(moduleAt(index, reasons[index] ?? []))}`);
  await write(`],"chunks":${JSON.stringify(Array.from({ length: 30 }, (_, id) => chunkAt(id)))}`);
  await write(`,"entrypoints":{"main":{"name":"main","chunks":[0]}}}`);
  stream.end();
  await once(stream, 'finish');
  return size;
}

const nameAt = (index: number): string =>
  index % 3 === 0
    ? `./src/features/area-${index % 40}/components/component-${index}.tsx`
    : `./node_modules/${PACKAGES[index % PACKAGES.length]}/dist/esm/folder-${index % 50}/module-${index}.js`;

const identifierAt = (index: number): string =>
  `/home/someone/projects/application/node_modules/babel-loader/lib/index.js??ruleSet[1].rules[0].use[0]!/home/someone/projects/application/${nameAt(index).slice(2)}`;

/**
 * Returns the modules that import each module. Every module is imported by an earlier one, and further imports are
 * spread evenly. The result is deterministic.
 */
function importsByModule(): number[][] {
  const found = Array.from({ length: MODULES }, (): number[] => []);
  for (let count = 0; count < IMPORTS; count += 1) {
    const to = 1 + (count % (MODULES - 1));
    found[to]?.push((to * 7919 + count * 104_729) % to);
  }
  return found;
}

function moduleAt(index: number, importers: number[]): object {
  const entry = { moduleIdentifier: null, type: 'entry', active: true, userRequest: './src/index.tsx', loc: 'main' };
  return {
    type: 'module',
    moduleType: 'javascript/esm',
    size: 100 + ((index * 7919) % 20_000),
    built: true,
    codeGenerated: true,
    identifier: identifierAt(index),
    name: nameAt(index),
    nameForCondition: identifierAt(index).split('!')[1],
    id: index,
    chunks: [index % 30],
    reasons: index === 0 ? [entry] : importers.map((from, count) => reasonOf(from, count)),
    usedExports: ['a'],
    providedExports: ['a', 'b'],
    optimizationBailout: ['Statement (ExpressionStatement) with side effects in source code at 2:0-38'],
    source: 'export const value = "a line of source";\n'.repeat(1 + ((index * 31) % LINES)),
  };
}

function reasonOf(from: number, count: number): object {
  return {
    moduleIdentifier: identifierAt(from),
    module: nameAt(from),
    moduleName: nameAt(from),
    resolvedModuleIdentifier: identifierAt(from),
    resolvedModule: nameAt(from),
    type: 'harmony import specifier',
    active: true,
    explanation: '',
    userRequest: '../module.js',
    loc: `${count + 1}:0-38`,
    moduleId: from,
    resolvedModuleId: from,
  };
}

function chunkAt(id: number): object {
  const isFirst = id === 0;
  return {
    id,
    names: isFirst ? ['main'] : [],
    initial: isFirst,
    entry: isFirst,
    size: 1,
    files: [`${id}.js`],
    parents: isFirst ? [] : [0],
    children: [],
    origins: [],
  };
}
