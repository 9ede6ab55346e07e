import { isMap, isScalar } from 'yaml';
import { z } from 'zod';
import { didYouMean } from '../../src/model/nearest.ts';
import type { FrontMatter } from '../types.ts';
import { pageText } from './page-text.ts';
import { readYaml } from './read-yaml.ts';

const text = z.string().trim().min(1, 'must not be empty');
/** Search phrases for a page (`#`) or one of its headings (`#id`). */
export const phrasesSchema = z.record(
  z.string().regex(/^#\S*$/, 'must be "#" for the page or "#id" for a heading'),
  z.array(text).min(1),
);
const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-21');

const webAddress = z.string().regex(/^https?:\/\/\S+$/, 'must begin with https://');

/** Validation schema of a page's front matter, and the only list of its keys. */
const schema = z.strictObject({
  title: text,
  short: text.optional(),
  sort: z.number().int().min(-1).optional(),
  group: text.optional(),
  description: text.optional(),
  contributors: z.array(text).optional(),
  translators: z.array(text).optional(),
  related: z
    .array(
      z.strictObject({
        title: text,
        url: z.string().regex(/^(?:https?:\/\/|\/)\S+$/, 'must be a site address (/guides/) or begin with https://'),
      }),
    )
    .optional(),
  source: webAddress.optional(),
  edit: webAddress.optional(),
  repo: webAddress.optional(),
  date: isoDay.optional(),
  lists: z.literal('index').optional(),
  phrases: phrasesSchema.optional(),
});

const keys = Object.keys(schema.shape);

/** A problem in the front matter, with its line in the file. */
interface FrontMatterProblem {
  line: number;
  message: string;
}

/** A Markdown file split into front matter and body. */
interface SplitFile {
  frontMatter: FrontMatter | undefined;
  body: string;
  /** 1-based line of the Markdown file on which the body starts. */
  bodyLine: number;
  problems: FrontMatterProblem[];
}

/** Parses and validates the front matter of a page. In the result, `frontMatter` is undefined if it is unusable. */
export function readFrontMatter(file: string): SplitFile {
  const text = pageText(file);
  const match = /^---[ \t]*\n([^]*?)^---[ \t]*(?:\n|$)/m.exec(text);
  if (!match || match.index !== 0) {
    const message = text.startsWith('---')
      ? 'The front matter is not closed. End it with a line of three dashes.'
      : 'The page has no front matter. Start it with ---, title: …, ---.';
    return { frontMatter: undefined, body: text, bodyLine: 1, problems: [{ line: 1, message }] };
  }
  const bodyLine = match[0].split('\n').length;
  return { ...validate(match[1]!), body: text.slice(match[0].length), bodyLine };
}

function validate(yaml: string): Pick<SplitFile, 'frontMatter' | 'problems'> {
  const read = readYaml(yaml);
  // Add one line for the opening `---`, the first line of the file.
  if ('problem' in read) {
    const { line, message } = read.problem;
    return {
      frontMatter: undefined,
      problems: [{ line: line + 1, message: `The front matter is not valid YAML: ${message}` }],
    };
  }
  const { document, lineAt: lineInYaml } = read;
  const lineAt = (offset: number | undefined): number => (offset === undefined ? 1 : lineInYaml(offset) + 1);

  const result = schema.safeParse(read.value ?? {});
  if (result.success) return { frontMatter: withoutUndefined(withTranslators(result.data)), problems: [] };
  const lineOf = (path: PropertyKey[]): number => lineAt(offsetOf(document.contents, path));
  const problems = result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        line: lineOf([...issue.path, key]),
        message: `Front matter has no key ${[...issue.path, key].join('.')}.${didYouMean(key, issue.path.length === 0 ? keys : ['title', 'url'])}`,
      }));
    }
    const missing = issue.code === 'invalid_type' && issue.message.includes('undefined');
    const what = missing ? 'is missing' : sentence(issue.message);
    return [
      {
        line: lineOf(missing ? issue.path.slice(0, -1) : issue.path),
        message: `Front matter: ${issue.path.map(String).join('.') || 'it'} ${what}.`,
      },
    ];
  });
  return { frontMatter: undefined, problems };
}

/**
 * Converts a validation message of zod, such as `Invalid input: expected number, received string`, to the end of a
 * sentence.
 */
function sentence(message: string): string {
  const [, expected, received] = /expected (\w+), received (\w+)/.exec(message) ?? [];
  return expected && received
    ? `must be ${withArticle(expected)}, and is ${withArticle(received)}`
    : message.replace(/^Invalid input: /, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}

function withArticle(kind: string): string {
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

/** Returns the offset of a key in the front matter's YAML, by its path. */
function offsetOf(node: unknown, path: PropertyKey[]): number | undefined {
  let current = node;
  let offset: number | undefined;
  for (const step of path) {
    if (isMap(current)) {
      const pair = current.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!pair) break;
      offset = isScalar(pair.key) ? pair.key.range?.[0] : offset;
      current = pair.value;
    } else {
      current = (current as { items?: unknown[] } | null)?.items?.[Number(step)];
      offset = (current as { range?: [number, number, number] } | undefined)?.range?.[0] ?? offset;
    }
  }
  return offset;
}

/** Adds a page's translators to its contributors, because they wrote the translated text. */
function withTranslators({ translators, ...data }: z.infer<typeof schema>): z.infer<typeof schema> {
  return translators ? { ...data, contributors: [...new Set([...(data.contributors ?? []), ...translators])] } : data;
}

function withoutUndefined(data: z.infer<typeof schema>): FrontMatter {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as unknown as FrontMatter;
}
