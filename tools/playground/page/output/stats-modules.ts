import { cutText } from '../../model/cut-text.ts';
import { textLimits } from '../../model/protocol.ts';

/** A row of the module table in the view of webpack's statistics. */
interface ModuleRow {
  name: string;
  /** Size of the module's source code in bytes. */
  size: number;
  chunks: string[];
  /** Names of the modules that import this module. */
  reasons: string[];
}

/** Reads the modules from webpack's `stats.toJson()`, largest first. Concatenated modules are listed individually. */
export function modulesOf(stats: unknown): ModuleRow[] {
  const found: ModuleRow[] = [];
  const collect = (modules: unknown, chunksAround: string[]) => {
    for (const module of listOf(modules)) {
      const chunks = listOf(module.chunks).length > 0 ? textsOf(module.chunks) : chunksAround;
      if (listOf(module.modules).length > 0) collect(module.modules, chunks);
      else
        found.push({
          name: textOf(module.name) ?? textOf(module.identifier) ?? '',
          size: typeof module.size === 'number' ? module.size : 0,
          chunks,
          reasons: [...new Set(textsOf(listOf(module.reasons).map(({ moduleName }) => moduleName)))],
        });
    }
  };
  collect(Object(stats).modules, []);
  return found.sort((one, other) => other.size - one.size);
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((item) => Object(item) as Record<string, unknown>) : [];
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== undefined) : [];
}

/**
 * Converts a name or an id in webpack's stats to a string of limited length. Stats come from untrusted code, so objects
 * may lack `toString`, and strings may be very long.
 */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? cutText(String(value), textLimits.name) : undefined;
}
