/**
 * Child process that loads and validates configurations as webpack-cli does. It validates many, one after another. It
 * is replaced if a configuration doesn't terminate, or if it leaves behind a global variable, an environment variable
 * or, in its own folder, a cached CommonJS module.
 */
import { importAnew, keepsModulesOf, withoutVersions } from './fresh-modules.ts';
import { configurationsOf, load } from './load-configuration.ts';
import { validate } from './validate-options.ts';

/** Request to the process: a configuration file and its folder. */
export interface Question {
  file: string;
  folder: string;
}

/** Response of the process, with one message per problem. */
export interface Answer {
  messages: string[];
  /**
   * Requests for which the process can't be reused: all, or only those with the same folder. Undefined if there are
   * none.
   */
  changed: 'for all' | 'for the folder' | undefined;
}

// Validate once at the start, because loading the validator creates global variables.
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
  const place = new RegExp(`${RegExp.escape(file)}:(\\d+)`).exec(withoutVersions(error.stack ?? ''))?.[1];
  return `${place ? `line ${place}: ` : ''}${withoutVersions(error.message)
    .split('\n')
    .slice(0, 6)
    .join('\n')
    .replaceAll(file, file.slice(file.lastIndexOf('/') + 1))}`;
}

/** Returns the global state that one configuration could change for the next. */
function stateOf(): string {
  return JSON.stringify([Reflect.ownKeys(globalThis).map(String), Object.entries(process.env).toSorted()]);
}
