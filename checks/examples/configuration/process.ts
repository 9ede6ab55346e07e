/**
 * Runs as a process of its own: loads configurations the way webpack-cli does and says what is wrong with them. One
 * process takes many, one after the other; a configuration that never ends costs the process.
 */
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
}

process.on('message', (question: Question) => {
  void examine(question).then((messages) => process.send!({ messages } satisfies Answer));
});

async function examine({ file, folder }: Question): Promise<string[]> {
  const before = process.cwd();
  try {
    process.chdir(folder);
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
    error.stack ?? '',
  )?.[1];
  return `${place ? `line ${place}: ` : ''}${error.message
    .split('\n')
    .slice(0, 6)
    .join('\n')
    .replaceAll(file, file.slice(file.lastIndexOf('/') + 1))}`;
}
