/**
 * What runs in the context of a configuration: the check of the configuration explorer. `jail.ts` runs it, asks with a JSON text,
 * and takes the answer as one, since nothing else leaves the context.
 */
import './globals.ts';
import { examine } from '../../../tools/configuration-explorer/worker/check.ts';
import { explain } from '../../../tools/configuration-explorer/worker/influence.ts';
import type { Answer } from '../../../tools/configuration-explorer/model/answer.ts';
import type { Question } from '../../../tools/configuration-explorer/model/question.ts';
import { runModule } from './run-module.ts';

/** The globals of the context, through which it is asked. */
const globals = globalThis as Record<string, unknown>;

/** What could take memory that no limit counts. A configuration needs none of it. */
for (const name of Object.getOwnPropertyNames(globals))
  if (/^(?:\w+Array|ArrayBuffer|SharedArrayBuffer|DataView|WebAssembly|Atomics)$/.test(name) && name !== 'Array')
    Reflect.deleteProperty(globals, name);

globals.ask = (text: string): void => {
  globals.answer = undefined;
  void check(JSON.parse(text) as Question).then((answers) => {
    globals.answer = JSON.stringify(answers);
  });
};

/** The values, and where webpack can complete the configuration what decided each. */
async function check(question: Question): Promise<Answer[]> {
  const { ticket } = question;
  const { answer, examined } = await examine(question, { importText: runModule, stripTypes: undefined });
  const explained = examined.flatMap(({ configuration, project }, index): Answer[] => {
    try {
      return [{ type: 'explained', ticket, index, ...explain(configuration, project) }];
    } catch {
      // What webpack does not complete, the answer says already.
      return [];
    }
  });
  return [answer, ...explained];
}
