import type { CompiledPage, Fence } from '../../compile/types.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { linesInFences, sentencesOf } from '../markdown-lines.ts';
import { contradictions, inBackticks, type NamedStatement, namedStatements, onlyMode } from './named-statements.ts';
import { cellsOf, isHeading, sameType, sameValue } from './statement-cells.ts';
import { lastPart } from '../../src/model/last-part.ts';

/** A statement on a page that contradicts the installed packages. */
interface WrongStatement {
  /** 1-based line of the statement in the page's file. */
  line: number;
  message: string;
}

/**
 * Finds hand-written types, defaults, versions, hook classes and hook arguments that contradict the facts about
 * webpack.
 *
 * Below a heading that documents a fact, it reads lines such as “Default: `x`”, “defaults to `x`”, “Type: `x`” and
 * “Arguments: `a`, `b`”, a `<Badge>` with a version, and the name of a tapable class. In tables, it reads the columns
 * Default, Type, Since and Hook of rows that document a fact. It also reads sentences that contain their subject as
 * code, and finds `tapAsync` or `tapPromise` on a synchronous hook in code.
 *
 * @param page Markdown of the page's file by line, its fences, and the facts that it documents
 */
export function findWrongStatements(
  { lines, claims, fences, kind }: { lines: string[] } & Pick<CompiledPage, 'claims' | 'fences' | 'kind'>,
  facts: Facts,
): WrongStatement[] {
  const inFences = linesInFences(lines);
  const headings = claims.filter(({ by, fact }) => by === 'heading' && !fact.endsWith('*'));
  const found = headings.flatMap(({ fact: id, line }) => {
    const fact = facts.byId.get(id);
    // Skip headings that document several facts, because it is unclear which one a statement is about.
    if (!fact || headings.filter((other) => other.line === line).length > 1) return [];
    return ownLines(line).flatMap((at) =>
      statementsIn(lines[at - 1] ?? '', fact, facts).map((message) => ({ line: at, message })),
    );
  });
  const rows = claims
    .filter(({ by }) => by === 'row')
    .flatMap(({ fact: id, line }) => {
      const fact = facts.byId.get(id);
      return fact
        ? cellsOf(lines, line).flatMap(([head, cell]) =>
            [...cellStatement(head, cell, fact), ...contradictions(unnamedDefaults(cell, fact), facts)].map(
              (message) => ({ line, message }),
            ),
          )
        : [];
    });
  const named = lines.flatMap((text, index) =>
    inFences.has(index + 1)
      ? []
      : contradictions(namedStatements(text, facts, claimedAbove(index + 1)), facts, {
          areDefaultsOld: kind === 'post',
        }).map((message) => ({ line: index + 1, message })),
  );
  return [...found, ...rows, ...named, ...fences.flatMap((fence) => wrongTaps(fence, facts))].toSorted(
    (a, b) => a.line - b.line,
  );

  /**
   * Returns the facts documented by the closest heading above a line that documents any, and the parents of these
   * facts.
   */
  function claimedAbove(line: number): string[] {
    const last = headings.findLast((claim) => claim.line <= line)?.line;
    const ids = headings.filter((claim) => claim.line === last).map(({ fact }) => fact);
    return ids.flatMap((id) => [id, facts.byId.get(id)?.parent ?? id]);
  }

  /** Returns the Markdown lines from a heading to the next one, without code. */
  function ownLines(heading: number): number[] {
    const own: number[] = [];
    for (
      let line = heading + 1;
      line <= lines.length && !(isHeading(lines[line - 1] ?? '') && !inFences.has(line));
      line++
    ) {
      if (!inFences.has(line)) own.push(line);
    }
    return own;
  }
}

function statementsIn(line: string, fact: Fact, facts: Facts): string[] {
  const [, label, text = ''] =
    /^\s*(?:[-*]\s+)?\**(Defaults?(?: value)?|Type|Hook type|Since|Arguments|Parameters|Callback (?:arguments|parameters))\**:\**\s*(.*)$/i.exec(
      line,
    ) ?? [];
  if (label !== undefined) return labelled(label.toLowerCase(), text, fact);
  const badge = /<Badge text="(\d+\.\d+\.\d+)\+?"/.exec(line)?.[1];
  return [
    ...contradictions(unnamedDefaults(line, fact), facts),
    ...(badge === undefined ? [] : wrongSince(badge, fact)),
    ...wrongHookClass(line, fact),
  ];
}

/** Finds defaults in sentences that don't name their option: “Defaults to `x`.”, “The default is `x`.” */
function unnamedDefaults(line: string, fact: Fact): NamedStatement[] {
  return sentencesOf(line)
    .map(inBackticks)
    .flatMap((sentence) => {
      const value =
        /^\s*(?:It d|D)efaults to `([^`]+)`/.exec(sentence)?.[1] ??
        /^\s*The default (?:value )?is `([^`]+)`/.exec(sentence)?.[1] ??
        /^[^`]*\bwhich defaults to `([^`]+)`/.exec(sentence)?.[1];
      const isConditional = /`,? (?:if|when|where|unless|in|for|with|on)\b/.test(sentence);
      return value === undefined
        ? []
        : [
            {
              subject: fact.name,
              facts: [fact],
              says: { default: value, isConditional, mode: modeAround(sentence, value) },
            },
          ];
    });
}

/** Returns the webpack mode that a sentence about a default is limited to. */
function modeAround(sentence: string, value: string): string | undefined {
  const [before = '', after = ''] = sentence.split(`\`${value}\``, 2);
  return onlyMode(before, after);
}

function labelled(label: string, text: string, fact: Fact): string[] {
  const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, found = '']) => found);
  const [code, ...others] = codes;
  const only = others.length === 0 ? code : undefined;
  if (label.startsWith('default')) return only === undefined ? [] : wrongDefault(only, fact);
  if (label === 'since') return wrongSince(/\d+\.\d+\.\d+/.exec(text)?.[0], fact);
  if (label === 'type' && !fact.tapable) return only === undefined ? [] : wrongType(only, fact);
  if (label === 'type' || label === 'hook type') return wrongHookClass(text, fact);
  return wrongArguments(codes, fact);
}

function cellStatement(head: string, cell: string, fact: Fact): string[] {
  const codes = [...cell.matchAll(/`([^`]+)`/g)].map(([, found = '']) => found);
  const [code, ...others] = codes;
  const only = others.length === 0 ? code : undefined;
  if (/^defaults?$/i.test(head)) return only === undefined ? [] : wrongDefault(only, fact);
  if (/^type$/i.test(head) && !fact.tapable) return only === undefined ? [] : wrongType(only, fact);
  if (/^since$/i.test(head)) return wrongSince(/\d+\.\d+\.\d+/.exec(cell)?.[0], fact);
  if (/^(?:type|hook|class|hook type)$/i.test(head)) return wrongHookClass(cell, fact);
  if (/^(?:arguments|parameters)$/i.test(head)) return wrongArguments(codes, fact);
  return [];
}

function wrongDefault(stated: string, fact: Fact): string[] {
  const values =
    fact.default === undefined
      ? []
      : typeof fact.default === 'string'
        ? [fact.default]
        : fact.default.map(({ value }) => value);
  if (values.length === 0 || values.some((value) => sameValue(value, stated))) return [];
  return [
    `the page states the default ${stated} of ${fact.id}, webpack has ${values.join(' or ')}: leave it out, it appears by itself`,
  ];
}

function wrongType(stated: string, fact: Fact): string[] {
  if (!fact.type || sameType(stated, fact.type)) return [];
  return [
    `the page states the type ${stated} of ${fact.id}, webpack has ${fact.type}: leave it out, it appears by itself`,
  ];
}

function wrongSince(stated: string | undefined, fact: Fact): string[] {
  if (!stated || !fact.since || stated === fact.since) return [];
  return [
    `the page says that ${fact.id} is there since ${stated}; it came with ${fact.since}: leave it out, it appears by itself`,
  ];
}

function wrongHookClass(text: string, fact: Fact): string[] {
  const stated = /\b(A?[Ss]ync\w*Hook)\b/.exec(text)?.[1];
  if (!stated || !fact.tapable || stated === fact.tapable || !/^\s*(?:[-*]\s+)?\**`/.test(text)) return [];
  return [`the page calls ${fact.id} an ${stated}; it is an ${fact.tapable}: leave it out, it appears by itself`];
}

function wrongArguments(stated: string[], fact: Fact): string[] {
  if (!fact.args || stated.length === 0) return [];
  const names = fact.args.map(({ name }) => name);
  const plain = stated.map((name) => name.replace(/[?:].*$/, ''));
  if (plain.length === names.length && plain.every((name, index) => name === names[index])) return [];
  return [
    `the page states the arguments (${plain.join(', ')}) of ${fact.id}; it is called with (${names.join(', ')}): leave them out, they appear by themselves`,
  ];
}

/**
 * Finds `tapAsync` and `tapPromise` calls on a hook that is synchronous in every webpack class with a hook of that
 * name.
 */
function wrongTaps({ code, line, exempt }: Fence, facts: Facts): WrongStatement[] {
  if (exempt) return [];
  return code.split('\n').flatMap((text, index) =>
    [...text.matchAll(/\.hooks\.(\w+)(?:\.for\([^)]*\))?\.tap(?:Async|Promise)\(/g)].flatMap(
      (match): WrongStatement[] => {
        const hooks = facts.ofKind('hook').filter(({ name }) => lastPart(name) === match[1]);
        const [first] = hooks;
        if (!first || !hooks.every(({ tapable }) => tapable?.startsWith('Sync'))) return [];
        return [
          {
            line: line + 1 + index,
            message: `the hook ${match[1]} is synchronous (${first.tapable}): it has tap only`,
          },
        ];
      },
    ),
  );
}
