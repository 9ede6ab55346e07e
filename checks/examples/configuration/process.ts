/**
 * Child process that loads and validates configurations like webpack-cli. It handles many in sequence, but is replaced
 * if a configuration doesn't terminate, or leaves behind a global, an environment variable, or (for its own folder) a
 * cached CommonJS module.
 */
import { importAnew, keepsModulesOf, withoutVersions } from './fresh-modules.ts';
import { configurationsOf, load } from './load-configuration.ts';
import { validate } from './validate-options.ts';

/** Request: the file of a configuration, and its folder. */
export interface Question {
  file: string;
  folder: string;
}

/** Response: one message per problem. */
export interface Answer {
  messages: string[];
  /** For which following requests the process can't be reused. */
  changed: 'for all' | 'for the folder' | undefined;
}

// A first validation, because loading the validator creates globals.
validate({ devServer: {} });

process.on('message', (question: Question) => {
  const before = stateOf();
  void examine(question).then((messages) => {
    const changed = stateOf() !== before ? 'for all' : keepsModulesOf(question.folder) ? 'for the folder' : undefined;
    process.send!({ messages, changed } satisfies Answer);
  });
});

async function examine({ file, folder }: Question): Promise<string[]> {
  const before = process.cwd();
  try {
    process.chdir(folder);
    importAnew(folder);
    const exported = await load(file);
    const modes =
      typeof exported === 'function' || (Array.isArray(exported) && exported.some((one) => typeof one === 'function'))
        ? ['development', 'production']
        : ['none'];
    const messages: string[] = [];
    for (const mode of modes) messages.push(...(await configurationsOf(exported, mode)).flatMap(validate));
    return [...new Set(messages)];
  } catch (error) {
    return [describe(error, file)];
  } finally {
    process.chdir(before);
  }
}

function describe(error: unknown, file: string): string {
  if (!(error instanceof Error)) return `loading it threw ${String(error)}`;
  const place = new RegExp(`${file.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}:(\\d+)`).exec(
    withoutVersions(error.stack ?? ''),
  )?.[1];
  return `${place ? `line ${place}: ` : ''}${withoutVersions(error.message)
    .split('\n')
    .slice(0, 6)
    .join('\n')
    .replaceAll(file, file.slice(file.lastIndexOf('/') + 1))}`;
}

/** Global state that one configuration could change for the next. */
function stateOf(): string {
  return JSON.stringify([Reflect.ownKeys(globalThis).map(String), Object.entries(process.env).toSorted()]);
}
