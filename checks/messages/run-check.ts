import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { CheckedSite } from '../check.ts';
import type { Outcome } from '../outcome.ts';
import { answersOf } from './answered.ts';
import { messagesOf, type PackageMessage } from './packages.ts';

/** Packages that have no README page on this site, but whose error messages users see. */
const ofWebpack = ['webpack', 'webpack-cli', 'webpack-dev-server', 'webpack-dev-middleware', 'enhanced-resolve'];

/** Packages whose error messages are documented on pages other than their README. */
const documented = ['html-webpack-plugin', 'ts-loader'];

const list = path.join(import.meta.dirname, 'without-answer.yaml');

/**
 * Reasons why error messages need no explanation, for whole files and for single messages. In messages, `…` matches any
 * value.
 */
const reasons = z.array(
  z.strictObject({
    reason: z.string().min(20),
    files: z.array(z.string()).default([]),
    messages: z.array(z.string()).default([]),
  }),
);

/**
 * Reads the list of reasons why error messages need no explanation.
 *
 * @throws if the file doesn't match the schema
 */
export function readReasons(file = list): z.infer<typeof reasons> {
  return reasons.parse(parse(readFileSync(file, 'utf8')));
}

/**
 * Runs the message check. It covers every error message that webpack, its servers and commands, or a package with a
 * README page can print. A page must quote the message, or the list must give the reason why none does.
 */
export function runMessageCheck({ compiled: { pages }, root }: Pick<CheckedSite, 'compiled' | 'root'>): Outcome {
  const names = new Set([...ofWebpack, ...documented, ...pages.flatMap((page) => page.package?.name ?? [])]);
  const messages = [...names].flatMap((name) => messagesOf(name, root));
  const isAnswered = answersOf(pages.filter(({ kind }) => kind === 'page' || kind === 'post'));
  const classes = new Set(
    pages.flatMap(({ claims }) => claims.flatMap(({ fact }) => /^error:(\w+)$/.exec(fact)?.[1] ?? [])),
  );
  const isOpen = (message: PackageMessage): boolean =>
    !classes.has(path.basename(message.file, '.js')) && !isAnswered(message);
  const open = messages.filter(isOpen);
  const { left, idle } = withoutReasons(open, readReasons());
  return {
    lines: [
      `  ${messages.length} messages of ${names.size} packages: ${messages.length - open.length} answered, ${open.length - left.length} with a reason why not`,
    ],
    failures: [
      ...left.map(
        ({ file, line, ...message }) =>
          `node_modules/${file}:${line}: no page answers “${shown(message)}”: say cause and cure on a page of content/errors/, or the reason in ${path.relative(root, list)}`,
      ),
      ...idle.map((entry) => `${path.relative(root, list)}:1: ${entry} has an answer or is gone: strike it off`),
    ],
    passed: messages.length - left.length,
    failed: left.length + idle.length,
  };
}

/** Formats an error message as it appears in the list of reasons. */
function shown({ parts }: Pick<PackageMessage, 'parts'>): string {
  return parts.map((part) => part.trim()).join(' … ');
}

/** Returns error messages that no page explains and no reason exempts, and reasons that match no message. */
export function withoutReasons(
  open: readonly PackageMessage[],
  given: z.infer<typeof reasons>,
): { left: PackageMessage[]; idle: string[] } {
  const files = given.flatMap((one) => one.files);
  const texts = new Set(given.flatMap((one) => one.messages));
  const used = new Set<string>();
  const left = open.filter((message) => {
    const reason = texts.has(shown(message))
      ? shown(message)
      : files.find((glob) => path.matchesGlob(message.file, glob));
    if (reason !== undefined) used.add(reason);
    return reason === undefined;
  });
  return { left, idle: [...files, ...texts].filter((entry) => !used.has(entry)) };
}
