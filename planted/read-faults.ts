import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** What catches a fault: a test file, or one of these commands, for page checks with the check's name. */
const catcher = z
  .string()
  .regex(
    /^(?:\S+\.test\.tsx?|types|lint|format|check [a-z-]+)$/,
    'must be a file of tests, types, lint, format, or a check: check links',
  );

const schema = z.array(
  z.strictObject({
    /** The effect on a reader, an author or a maintainer. */
    what: z.string(),
    /** Relative to the project. */
    file: z.string(),
    /** Text that occurs once in the file, and its replacement. */
    from: z.string().min(1),
    to: z.string(),
    by: catcher,
    /** The run that must catch it: `npm test`, or only `npm run test:all`. */
    run: z.enum(['test', 'test:all']).default('test'),
  }),
);

/** A plausible mistake, and what must catch it. */
export type Fault = z.infer<typeof schema>[number] & {
  /** Name of its list: `code`, `content`, `surroundings`. */
  kind: string;
};

const root = path.resolve(import.meta.dirname, '..');

/** The lists: those of the site, and one per tool and package. */
const lists = globSync(['planted/faults/*.yaml', '{tools,packages}/*/faults.yaml'], { cwd: root }).toSorted();

/** All faults. @throws Error naming the list and the entry if one is invalid */
export function readFaults(): Fault[] {
  return lists.flatMap((list) => {
    const result = schema.safeParse(parse(readFileSync(path.join(root, list), 'utf8')));
    if (!result.success) throw new Error(`${list}:\n${z.prettifyError(result.error)}`);
    const kind = /^(?:tools|packages)\//.test(list) ? 'code' : path.basename(list, '.yaml');
    return result.data.map((fault) => ({ ...fault, kind }));
  });
}

/** The text of a file with the fault applied. @throws Error if the text to replace doesn't occur exactly once */
export function withFault(text: string, { what, file, from, to }: Fault): string {
  const found = text.split(from).length - 1;
  if (found !== 1)
    throw new Error(`${file} has “${from}” ${found} times, and not once: name another place for the fault “${what}”`);
  return text.replace(from, () => to);
}
