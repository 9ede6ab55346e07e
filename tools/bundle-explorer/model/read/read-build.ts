import type { Opener, Wanted } from './json-splitter.ts';
import { RawBuild, type RawChunk } from './raw-build.ts';
import { modulesOf } from './read-module.ts';
import { countOf, fieldsOf, idOf, idsOf, listOf, textOr, textsOf } from './shapes.ts';

const most = { errors: 5, warnings: 5 };

/** Matches escape codes for terminal colors, which tools such as Babel write into their messages. */
const colors = new RegExp(String.raw`\u001b\[[\d;]*m`, 'g');

/** Creates a JSON handler that reads a compilation and its child compilations from a stats file. */
export function buildReader(build: RawBuild): Opener {
  return {
    member(key): Wanted {
      if (build.keys.length < 40) build.keys.push(key);
      switch (key) {
        case 'name':
          return (value) => void (build.name = textOr(value, undefined));
        case 'version':
          return (value) => void (build.webpack = textOr(value, undefined));
        case 'errorsCount':
          return (value) => void (build.errors = countOf(value));
        case 'errors':
          return (value) => void (build.errorMessages = listOf(value).slice(0, most.errors).map(messageText));
        case 'warnings':
          return (value) => void (build.warningMessages = listOf(value).slice(0, most.warnings).map(messageText));
        case 'warningsCount':
          return (value) => void (build.warnings = countOf(value));
        case 'filteredModules':
          return (value) => void (build.leftOut.modules += countOf(value));
        case 'modules':
          return modulesOf({ build });
        case 'chunks':
          return { member: () => chunkReader(build) };
        case 'assets':
          return (value) => noteAssets(build, value);
        case 'entrypoints':
          return (value) => noteEntrypoints(build, value);
        case 'children':
          return { member: () => childReader(build) };
        default:
          return undefined;
      }
    },
  };
}

/** Returns the text of an error or warning with the name of its module. webpack 4 wrote them as plain strings. */
function messageText(value: unknown): string {
  const { message, moduleName } = fieldsOf(value);
  const text = textOr(value, textOr(message, ''));
  const name = textOr(moduleName, '');
  return (name === '' ? text : `${name}\n${text}`).replaceAll(colors, '');
}

function childReader(build: RawBuild): Opener {
  const child = new RawBuild();
  build.children.push(child);
  return buildReader(child);
}

/**
 * Creates a JSON handler that reads a chunk from a stats file. The chunk's `id` comes after most of its other keys, but
 * before its modules.
 */
function chunkReader(build: RawBuild): Opener {
  const fields: Record<string, unknown> = {};
  return {
    member(key): Wanted {
      if (key === 'modules') return modulesOf({ build, chunk: () => idOf(fields.id) });
      if (key === 'filteredModules') return (value) => void (build.leftOut.modules += countOf(value));
      return chunkKeys.has(key) ? (value) => void (fields[key] = value) : undefined;
    },
    close() {
      const chunk = chunkOf(fields);
      if (chunk) build.chunks.set(chunk.id, chunk);
    },
  };
}

const chunkKeys = new Set([
  'id',
  'names',
  'initial',
  'entry',
  'size',
  'files',
  'parents',
  'children',
  'reason',
  'origins',
  'childrenByOrder',
]);

function chunkOf(fields: Record<string, unknown>): RawChunk | undefined {
  const id = idOf(fields.id);
  if (id === undefined) return undefined;
  return {
    id,
    names: textsOf(fields.names),
    initial: fields.initial === true,
    entry: fields.entry === true,
    size: countOf(fields.size),
    files: textsOf(fields.files),
    parents: idsOf(fields.parents),
    children: idsOf(fields.children),
    reason: textOr(fields.reason, undefined),
    origins: listOf(fields.origins).map((each) => {
      const origin = fieldsOf(each);
      return {
        moduleIdentifier: textOr(origin.moduleIdentifier, ''),
        moduleName: textOr(origin.moduleName, ''),
        request: textOr(origin.request, ''),
        loc: textOr(origin.loc, ''),
      };
    }),
    childrenByOrder: Object.fromEntries(
      Object.entries(fieldsOf(fields.childrenByOrder)).map(([order, ids]) => [order, idsOf(ids)]),
    ),
  };
}

/** Records the assets of a build. With `all: true`, webpack groups assets in the stats file. */
function noteAssets(build: RawBuild, value: unknown): void {
  const waiting = [...listOf(value)];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    const asset = fieldsOf(each);
    if (Array.isArray(asset.children)) waiting.push(...(asset.children as unknown[]));
    if (typeof asset.name !== 'string') continue;
    const related = listOf(asset.related).map(fieldsOf);
    build.assets.push({
      name: asset.name,
      size: countOf(asset.size),
      chunks: idsOf(asset.chunks),
      related: related.map(({ type, size }) => ({ type: textOr(type, ''), size: countOf(size) })),
    });
  }
}

function noteEntrypoints(build: RawBuild, value: unknown): void {
  for (const [name, each] of Object.entries(fieldsOf(value)))
    build.entrypoints.push({ name, chunks: idsOf(fieldsOf(each).chunks) });
}
