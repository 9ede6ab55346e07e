import type { Opener, Wanted } from './json-splitter.ts';
import type { RawBuild, RawModule } from './raw-build.ts';
import { countOf, fieldsOf, idOf, idsOf, listOf, textOr, textsOf } from './shapes.ts';

/** Where in the stats file a module is listed: in the build, a chunk, or a concatenated module. */
interface Surroundings {
  build: RawBuild;
  /** Returns the id of the chunk whose list contains the module. */
  chunk?: () => string | undefined;
  /** Returns the concatenated module in which the module is listed. */
  outer?: () => RawModule | undefined;
}

/**
 * Creates a JSON handler for the `modules` list of a build, a chunk, or a module. The list may contain module groups.
 */
export function modulesOf(around: Surroundings): Opener {
  return { member: () => moduleReader(around) };
}

/**
 * Creates a JSON handler for a module or, with `all: true`, a module group (`{ type: 'modules by path', children: […]
 * }`). The two differ in their keys. `identifier` always comes before `reasons` and `modules`, so the handler can skip
 * the reasons of modules that are already known. Reasons make up most of a stats file.
 */
function moduleReader(around: Surroundings): Opener {
  const { build } = around;
  let module: RawModule | undefined;
  const early: [key: string, value: unknown][] = [];
  const settle = (identifier: string): void => {
    module = known(build, identifier);
    for (const [key, value] of early) note(module, key, value);
    const chunk = around.chunk?.();
    if (chunk !== undefined) module.chunks.add(chunk);
    around.outer?.()?.inner.push(identifier);
  };
  return {
    member(key): Wanted {
      switch (key) {
        case 'identifier':
          return (value) => typeof value === 'string' && settle(value);
        case 'children':
          return modulesOf(around);
        case 'modules':
          return module && module.inner.length > 0 ? undefined : modulesOf({ build, outer: () => module });
        case 'reasons':
          return !module || module.hasReasons ? undefined : (value) => module && noteReasons(build, module, value);
        case 'filteredModules':
        case 'filteredChildren':
          return (value) => void (build.leftOut.modules += countOf(value));
        case 'filteredReasons':
          return (value) => void (build.leftOut.reasons += countOf(value));
        default:
          if (!noted.has(key)) return undefined;
          return (value) => (module ? note(module, key, value) : void early.push([key, value]));
      }
    },
  };
}

const noted = new Set([
  'name',
  'moduleType',
  'size',
  'id',
  'chunks',
  'orphan',
  'usedExports',
  'providedExports',
  'optimizationBailout',
  'nameForCondition',
]);

function known(build: RawBuild, identifier: string): RawModule {
  let module = build.modules.get(identifier);
  if (!module) {
    module = {
      identifier,
      name: identifier,
      type: '',
      size: 0,
      id: null,
      chunks: new Set(),
      isOrphan: false,
      bailouts: [],
      hasReasons: false,
      inner: [],
      path: undefined,
    };
    build.modules.set(identifier, module);
  }
  return module;
}

function note(module: RawModule, key: string, value: unknown): void {
  if (key === 'name') module.name = textOr(value, module.name);
  else if (key === 'moduleType') module.type = textOr(value, '');
  else if (key === 'size') module.size = countOf(value);
  else if (key === 'id') module.id = idOf(value) ?? module.id;
  else if (key === 'chunks') for (const id of idsOf(value)) module.chunks.add(id);
  else if (key === 'orphan') module.isOrphan = value === true;
  else if (key === 'usedExports') module.usedExports = value;
  else if (key === 'providedExports') module.providedExports = value;
  else if (key === 'optimizationBailout') {
    if (module.bailouts.length === 0) module.bailouts = textsOf(value);
  } else if (key === 'nameForCondition') module.path = textOr(value, undefined);
}

/** Records the reasons of a module, which name its importers. With `all: true`, webpack groups them. */
function noteReasons(build: RawBuild, module: RawModule, value: unknown): void {
  if (!Array.isArray(value)) return;
  module.hasReasons ||= value.length > 0;
  const { imports } = build;
  const to = imports.textOf(module.identifier);
  for (const each of value) {
    const reason = fieldsOf(each);
    if (Array.isArray(reason.children)) {
      module.hasReasons = true;
      build.leftOut.reasons += countOf(reason.filteredChildren);
      for (const inner of listOf(reason.children)) noteReason(build, to, fieldsOf(inner));
    } else noteReason(build, to, reason);
  }
}

function noteReason({ imports }: RawBuild, to: number, reason: Record<string, unknown>): void {
  const whole = textOr(reason.moduleIdentifier, undefined);
  const origin = textOr(reason.resolvedModuleIdentifier, whole);
  const kind = textOr(reason.type, '');
  if (origin === undefined && !kind.includes('entry')) return;
  imports.from.push(origin === undefined ? -1 : imports.textOf(origin));
  imports.fromWhole.push(whole === undefined ? -1 : imports.textOf(whole));
  imports.to.push(to);
  imports.isActive.push(reason.active === false ? 0 : 1);
  imports.kind.push(imports.textOf(kind));
  imports.request.push(imports.textOf(textOr(reason.userRequest, '')));
  imports.place.push(imports.textOf(textOr(reason.loc, '')));
}
