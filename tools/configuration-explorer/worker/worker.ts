/**
 * The web worker of the configuration explorer. It contains webpack's validation and defaults, and runs the user's
 * configuration.
 */
import type { Answer } from '../model/answer.ts';
import type { CheckMessage } from '../model/question.ts';
import { examine, failureOf, type Examined } from './check.ts';
import { stripTypesFrom, type StripTypes } from './strip-types.ts';
import { explain } from './influence.ts';
import { differencesAfter } from './swap.ts';
import { warmUp } from './validate.ts';

/** How long a configuration may wait for promises, in milliseconds. Shorter than the page waits for the worker. */
const patience = 8000;
const outOfPatience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, patience));

let say = (_: Answer): void => {};
let examined: Examined[] = [];
let latest = 0;
let stripTypes: StripTypes | undefined;

/**
 * The sandboxed frame sends a single message, which transfers the message port to the page. Other messages are ignored.
 */
self.addEventListener(
  'message',
  ({ ports: [port] }: MessageEvent<unknown>) => {
    if (!port) return;
    const post = port.postMessage.bind(port);
    say = (message) => post(message);
    port.onmessage = ({ data }: MessageEvent<CheckMessage>) => void answer(data);
    say({ type: 'ready' });
    setTimeout(warmUp, 50);
  },
  { once: true },
);

async function answer(message: CheckMessage): Promise<void> {
  if (message.type === 'typescript') {
    stripTypes = stripTypesFrom(message.script);
    return;
  }
  if (message.type === 'question') {
    latest = message.ticket;
    const examination = await examine(message, { importText, stripTypes, outOfPatience });
    examined = examination.examined;
    try {
      say(examination.answer);
    } catch (error) {
      // The worker's answer contains a value from the configuration that can't be cloned.
      say({ type: 'failed', ticket: message.ticket, ...failureOf(error) });
    }
    // Finding out which keys determined each value takes longer than applying defaults, so a newer configuration is
    // checked first.
    setTimeout(() => latest === message.ticket && explainAll(message.ticket));
    return;
  }
  const { ticket, index, swap } = message;
  const one = examined[index];
  if (!one) return;
  try {
    say({ type: 'swapped', ticket, differences: differencesAfter(one.configuration, swap, one.project) });
  } catch (error) {
    say({ type: 'swapped', ticket, differences: [], failure: failureOf(error).message });
  }
}

function explainAll(ticket: number): void {
  for (const [index, { configuration, project }] of examined.entries()) {
    try {
      say({ type: 'explained', ticket, index, ...explain(configuration, project) });
    } catch {
      // Ignore the error, because the previous answer already contains webpack's message.
    }
  }
}

async function importText(text: string): Promise<Record<string, unknown>> {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return (await import(/* webpackIgnore: true */ url)) as Record<string, unknown>;
  } finally {
    URL.revokeObjectURL(url);
  }
}
