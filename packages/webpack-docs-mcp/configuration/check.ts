/**
 * Checks a reader's webpack configuration inside its own isolated context, with the code of the configuration explorer.
 * It exchanges only JSON with `isolated-process.ts`, so that no objects enter or leave the context.
 */
import './globals.ts';
import { examine } from '../../../tools/configuration-explorer/worker/check.ts';
import { explain } from '../../../tools/configuration-explorer/worker/influence.ts';
import type { Answer } from '../../../tools/configuration-explorer/model/answer.ts';
import type { Question } from '../../../tools/configuration-explorer/model/question.ts';
import { runModule } from './run-module.ts';

/** The globals of the isolated context. `ask` and `answer` are its interface to the process. */
const globals = globalThis as Record<string, unknown>;

/** Removes JavaScript features that allocate memory outside the heap limit. Configurations don't need them. */
for (const name of Object.getOwnPropertyNames(globals))
  if (/^(?:\w+Array|ArrayBuffer|SharedArrayBuffer|DataView|WebAssembly|Atomics)$/.test(name) && name !== 'Array')
    Reflect.deleteProperty(globals, name);

globals.ask = (text: string): void => {
  globals.answer = undefined;
  void check(JSON.parse(text) as Question).then((answers) => {
    globals.answer = JSON.stringify(answers);
  });
};

/**
 * Checks a webpack configuration. If webpack can apply its defaults to the configuration, an additional answer says
 * which keys determined each value.
 */
async function check(question: Question): Promise<Answer[]> {
  const { ticket } = question;
  const { answer, examined } = await examine(question, {
    importText: runModule,
    stripTypes: undefined,
    // There are no timers here. If the configuration still waits when nothing is left to run, the process tells.
    outOfPatience: () => new Promise(() => {}),
  });
  const explained = examined.flatMap(({ configuration, project }, index): Answer[] => {
    try {
      return [{ type: 'explained', ticket, index, ...explain(configuration, project) }];
    } catch {
      // If webpack can't apply its defaults, there is no explanation. The first answer already contains webpack's
      // errors.
      return [];
    }
  });
  return [answer, ...explained];
}
