import { useEffect, useRef, useState } from 'react';
import type { Answer, CheckedConfiguration, KeyPath } from '../model/answer.ts';
import type { Edit } from '../model/edits.ts';
import type { ConfigurationLanguage, Stretch, Swap } from '../model/question.ts';
import { createChecker, type Checker, type CheckerEvent } from './checker.ts';
import type { EditedConfiguration } from './edited-configuration.ts';
import type * as reading from './source/reading.ts';

/** The functions that parse the source code of configurations. */
type Reading = typeof reading;

/** Result of checking a configuration that is in the editor. */
export interface Check {
  /** Source code of the configuration that the result is for. */
  text: string;
  /**
   * Returns the source range of a configuration key, or of its nearest parent that is in the source code.
   *
   * @param index which one of several configurations
   */
  locate(path: KeyPath, index: number): Stretch | undefined;
  /** Returns the edit that applies a suggestion to a key, if it can be applied to the source code. */
  fix(path: KeyPath, index: number, meant: string): Edit | undefined;
  result: Result;
  /** Number of the check. `time` is how long the check took, in milliseconds. */
  ticket: number;
  time: number;
}

/** Result of running a configuration in the sandbox. */
export type Result =
  | Extract<Answer, { type: 'checked' }>
  | { type: 'failed'; message: string; line?: number }
  /** The sandbox for running configurations couldn't be loaded. */
  | { type: 'missing' };

/** A check of a configuration whose result hasn't arrived yet. */
interface Asked {
  ticket: number;
  since: number;
  /**
   * Returns the line of the first syntax error in the configuration, and whether it is at the end of the text. The
   * errors that browsers throw for generated code don't contain it.
   */
  syntaxError: () => { line: number; isAtEnd: boolean } | undefined;
  language: ConfigurationLanguage;
}

/** How long to wait before marking a check's result as outdated, in milliseconds. The delay avoids flicker. */
const atOnce = 300;

/** Result of comparing a configuration with another mode or target. */
export type SwapResult = Extract<Answer, { type: 'swapped' }>;

/**
 * Checks the configuration in the editor whenever it changes. Returns no check until the first result.
 *
 * @param reading functions of the editor's chunk, or undefined until it has loaded and the configuration may run
 */
export function useCheck(
  edited: EditedConfiguration,
  reading: Reading | undefined,
): {
  check: Check | undefined;
  /** Whether the result is for an earlier text, and the check of the current text takes longer than the delay. */
  isOld: boolean;
  swapped: SwapResult | undefined;
  swap: (index: number, swap: Swap) => void;
  /** Ends the check that is running. */
  stop: () => void;
} {
  const [check, setCheck] = useState<Check>();
  const [swapped, setSwapped] = useState<SwapResult>();
  /** Number of the last check that had no result after the delay. */
  const [slow, setSlow] = useState(0);
  const asked = useRef<Pick<Check, 'text' | 'locate' | 'fix'> & Asked>(undefined);
  const checker = useRef<Checker>(undefined);
  const swapTicket = useRef(0);

  useEffect(() => {
    const made = createChecker((event) => {
      if (!asked.current) return;
      const { ticket, text, locate, fix, since } = asked.current;
      const of = ticketOf(event);
      if (of === swapTicket.current && event.type === 'answer' && event.answer.type === 'swapped') {
        setSwapped(event.answer);
        return;
      }
      if (of !== undefined && of !== ticket) return;
      const result = resultOf(event, asked.current);
      if (result) setCheck({ text, locate, fix, result, ticket, time: performance.now() - since });
      else if (event.type === 'answer' && event.answer.type === 'explained') {
        const { index, leaves, own } = event.answer;
        setCheck((former) => former && withConfiguration(former, index, { leaves, own }));
      }
    });
    checker.current = made;
    return () => made.close();
  }, []);

  const { text, language, commandLine, browserslist } = edited;
  useEffect(() => {
    if (!reading) return;
    const source = reading.parseSource(text, language);
    const surroundings = { commandLine, browserslist: queriesIn(browserslist) };
    const ticket = checker.current?.ask({ code: text, language, shape: reading.shapeOf(source), surroundings }) ?? 0;
    asked.current = {
      ticket,
      text,
      // The path of a flag of the command line is in no configuration.
      locate: (path, index) => (String(path[0]).startsWith('-') ? undefined : reading.locate(source, path, index)),
      fix: (path, index, meant) => reading.fixOf(source, path, index, meant),
      language,
      syntaxError: () => {
        const end = text.trimEnd().length;
        const at = reading.syntaxErrorAt(source);
        return at === undefined ? undefined : { line: lineOf(text, Math.min(at, end)), isAtEnd: at >= end };
      },
      since: performance.now(),
    };
    const timer = setTimeout(() => setSlow(ticket), atOnce);
    return () => clearTimeout(timer);
  }, [reading, text, language, commandLine, browserslist]);

  const swap = (index: number, change: Swap) => {
    swapTicket.current = checker.current?.swap(index, change) ?? 0;
  };
  return {
    check,
    isOld: check !== undefined && slow > check.ticket,
    swapped,
    swap,
    stop: () => checker.current?.stop(),
  };
}

function ticketOf(event: CheckerEvent): number | undefined {
  if (event.type === 'missing') return undefined;
  return event.type === 'answer' ? event.answer.ticket : event.ticket;
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function resultOf(
  event: CheckerEvent,
  { syntaxError, language }: Pick<Asked, 'syntaxError' | 'language'>,
): Result | undefined {
  if (event.type === 'missing') return { type: 'missing' };
  const stopped = (reason: string) => TEXTS.configurationExplorer.stopped(reason);
  if (event.type === 'ended') return { type: 'failed', message: stopped(event.reason) };
  const { answer } = event;
  if (answer.type === 'endless') {
    const { line } = answer;
    return { type: 'failed', message: stopped(TEXTS.configurationExplorer.endlessLoop(line)), line };
  }
  if (answer.type === 'waiting') return { type: 'failed', message: stopped(TEXTS.configurationExplorer.endlessWait) };
  if (answer.type === 'failed') {
    const { message = TEXTS.configurationExplorer.noConfiguration } = answer;
    const error = answer.line === undefined && message.startsWith('SyntaxError') ? syntaxError() : undefined;
    const line = answer.line ?? error?.line;
    return {
      type: 'failed',
      message: language === 'json' && error?.isAtEnd ? TEXTS.configurationExplorer.jsonEndsEarly : message,
      ...(line !== undefined && { line }),
    };
  }
  return answer.type === 'checked' ? answer : undefined;
}

function withConfiguration(check: Check, index: number, known: Pick<CheckedConfiguration, 'leaves' | 'own'>): Check {
  if (check.result.type !== 'checked') return check;
  const configurations = check.result.configurations.map((one, place) =>
    place === index ? { ...one, ...known } : one,
  );
  return { ...check, result: { ...check.result, configurations } };
}

/** Splits the content of a `.browserslistrc` file into queries, at line breaks and commas. Comments are removed. */
function queriesIn(text: string): string[] {
  return text
    .split(/\n|,/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}
