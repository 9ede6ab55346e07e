import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** What catches a fault: a file of tests, or one of these with, for a check of pages, its name. */
const catcher = z
  .string()
  .regex(
    /^(?:\S+\.test\.tsx?|types|lint|format|check [a-z-]+)$/,
    'must be a file of tests, types, lint, format, or a check: check links',
  );

const schema = z.array(
  z.strictObject({
    /** What a reader, a writer or a maintainer would meet. */
    what: z.string(),
    /** Relative to the project. */
    file: z.string(),
    /** Text that is in the file once, and what is planted in its place. */
    from: z.string().min(1),
    to: z.string(),
    by: catcher,
    /** The run that catches it: `npm test`, or only `npm run test:all`. */
    run: z.enum(['test', 'test:all']).default('test'),
  }),
);

/** A mistake that somebody might make, and what has to notice it. */
export type Fault = z.infer<typeof schema>[number] & {
  /** Name of the list that it is in: `code`, `content`, `surroundings`. */
  kind: string;
};

const root = path.resolve(import.meta.dirname, '..');

/** The lists: those of the site, and one in each tool and each package. */
const lists = globSync(['planted/faults/*.yaml', '{tools,packages}/*/faults.yaml'], { cwd: root }).toSorted();

/** All faults. @throws Error that names the list and the entry where one is not as it should be */
export function readFaults(): Fault[] {
  return lists.flatMap((list) => {
    const result = schema.safeParse(parse(readFileSync(path.join(root, list), 'utf8')));
    if (!result.success) throw new Error(`${list}:\n${z.prettifyError(result.error)}`);
    const kind = /^(?:tools|packages)\//.test(list) ? 'code' : path.basename(list, '.yaml');
    return result.data.map((fault) => ({ ...fault, kind }));
  });
}

/** The text of a file with the fault in it. @throws Error where the place of the fault is not there, or not the only one */
export function withFault(text: string, { what, file, from, to }: Fault): string {
  const found = text.split(from).length - 1;
  if (found !== 1)
    throw new Error(`${file} has “${from}” ${found} times, and not once: name another place for the fault “${what}”`);
  return text.replace(from, () => to);
}
