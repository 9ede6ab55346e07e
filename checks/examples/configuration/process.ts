/**
 * Runs as a process of its own: loads configurations the way webpack-cli does and says what is wrong with them. One
 * process takes many, one after the other; a configuration that never ends costs the process, and so does one that leaves
 * something behind: a global, a variable of the environment, or, for its own folder, a CommonJS module.
 */
import { importAnew, keepsModulesOf, withoutVersions } from './fresh-modules.ts';
import { configurationsOf, load } from './load-configuration.ts';
import { validate } from './validate-options.ts';

/** What the parent asks: the file of a configuration, in the folder it belongs to. */
export interface Question {
  file: string;
  folder: string;
}

/** What it gets: one message for each thing that is wrong. */
export interface Answer {
  messages: string[];
  /** For whose next question the process is no good. */
  changed: 'for all' | 'for the folder' | undefined;
}

// What it loads makes globals.
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

/** What one configuration could change for the next. */
function stateOf(): string {
  return JSON.stringify([Reflect.ownKeys(globalThis).map(String), Object.entries(process.env).toSorted()]);
}
