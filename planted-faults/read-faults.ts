import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** Test file or command that catches a planted fault. For page checks, the command includes the check's name. */
const catcher = z
  .string()
  .regex(
    /^(?:\S+\.test\.tsx?|types|lint|format|check [a-z-]+)$/,
    'must be a file of tests, types, lint, format, or a check: check links',
  );

const schema = z.array(
  z.strictObject({
    /** How the planted fault affects a reader, an author, or a maintainer. */
    what: z.string(),
    /** Path of the file in which the fault is planted, relative to the project. */
    file: z.string(),
    /** Text to replace, which occurs exactly once in the file, and the faulty replacement. */
    from: z.string().min(1),
    to: z.string(),
    by: catcher,
    /** The test run that must catch the planted fault: `npm test`, or only `npm run test:all`. */
    run: z.enum(['test', 'test:all']).default('test'),
  }),
);

/** A plausible mistake to plant in the code or content, and the test that must catch it. */
export type Fault = z.infer<typeof schema>[number] & {
  /** Name of the list that contains the planted fault: `code`, `content`, or `surroundings`. */
  kind: string;
};

const root = path.resolve(import.meta.dirname, '..');

/** Files that list faults to plant: those of the site, and one for each tool and package. */
const lists = globSync(['planted-faults/*.yaml', '{tools,packages}/*/faults.yaml'], { cwd: root }).toSorted();

/**
 * Reads all faults that can be planted.
 * @throws Error that names the list and the entry if a fault is invalid
 */
export function readFaults(): Fault[] {
  return lists.flatMap((list) => {
    const result = schema.safeParse(parse(readFileSync(path.join(root, list), 'utf8')));
    if (!result.success) throw new Error(`${list}:\n${z.prettifyError(result.error)}`);
    const kind = /^(?:tools|packages)\//.test(list) ? 'code' : path.basename(list, '.yaml');
    return result.data.map((fault) => ({ ...fault, kind }));
  });
}

/**
 * Returns a file's text with the planted fault.
 * @throws Error if the text to replace doesn't occur exactly once
 */
export function withFault(text: string, { what, file, from, to }: Fault): string {
  const found = text.split(from).length - 1;
  if (found !== 1)
    throw new Error(`${file} has “${from}” ${found} times, and not once: name another place for the fault “${what}”`);
  return text.replace(from, () => to);
}
