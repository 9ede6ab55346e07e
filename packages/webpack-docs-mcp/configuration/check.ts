/**
 * Runs in the context of a configuration: the check of the configuration explorer. `isolated-process.ts` calls it with JSON and
 * reads JSON, because nothing else leaves the context.
 */
import './globals.ts';
import { examine } from '../../../tools/configuration-explorer/worker/check.ts';
import { explain } from '../../../tools/configuration-explorer/worker/influence.ts';
import type { Answer } from '../../../tools/configuration-explorer/model/answer.ts';
import type { Question } from '../../../tools/configuration-explorer/model/question.ts';
import { runModule } from './run-module.ts';

/** The globals of the context, which are the interface to it. */
const globals = globalThis as Record<string, unknown>;

/** Features that allocate memory outside of the limits. Configurations don't need them. */
for (const name of Object.getOwnPropertyNames(globals))
  if (/^(?:\w+Array|ArrayBuffer|SharedArrayBuffer|DataView|WebAssembly|Atomics)$/.test(name) && name !== 'Array')
    Reflect.deleteProperty(globals, name);

globals.ask = (text: string): void => {
  globals.answer = undefined;
  void check(JSON.parse(text) as Question).then((answers) => {
    globals.answer = JSON.stringify(answers);
  });
};

/** The values, and, if webpack can complete the configuration, which key decided each. */
async function check(question: Question): Promise<Answer[]> {
  const { ticket } = question;
  const { answer, examined } = await examine(question, { importText: runModule, stripTypes: undefined });
  const explained = examined.flatMap(({ configuration, project }, index): Answer[] => {
    try {
      return [{ type: 'explained', ticket, index, ...explain(configuration, project) }];
    } catch {
      // The result of the check already contains webpack's errors.
      return [];
    }
  });
  return [answer, ...explained];
}
