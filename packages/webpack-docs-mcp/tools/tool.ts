import { z } from 'zod';
import type { Jail } from '../configuration/open-jail.ts';
import type { StatsShelf } from '../library/stats-shelf.ts';
import type { Library } from '../library/library.ts';

/** What a tool answers. */
export interface Answer {
  /** Markdown. */
  text: string;
  /** Where on the site it says so, absolute. */
  addresses: string[];
}

/** What tools work with. */
export interface Surroundings {
  library: Library;
  /** Absolute folder that the server was started in: files outside of it aren't read. */
  folder: string;
  /** Where foreign configurations run. */
  jail: Jail;
  /** Stats files that were read. */
  stats: StatsShelf;
  /** Most bytes of an answer. */
  room: number;
}

/** A tool, as a program is told of it. */
export interface DocsTool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  /** @throws Refusal */
  answer(given: unknown, surroundings: Surroundings): Promise<Answer>;
}

/** What can't be answered; its words say what to send instead. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Makes a tool that reads what it is given before it answers. */
export function docsTool<Input extends z.ZodObject>(
  about: { name: string; title: string; description: string; input: Input },
  answer: (given: z.infer<Input>, surroundings: Surroundings) => Promise<Answer>,
): DocsTool {
  return {
    ...about,
    answer: async (given, surroundings) => {
      const read = about.input.safeParse(given ?? {});
      if (read.success) return answer(read.data, surroundings);
      throw new Refusal(`${wrongParts(read.error)}\n\nThe tool ${about.name} takes ${takes(about.input)}.`);
    },
  };
}

function wrongParts({ issues }: z.ZodError): string {
  const lines = issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  return lines.slice(0, 8).join('\n').slice(0, 1000);
}

/** The arguments of a tool in words. */
function takes({ shape }: z.ZodObject): string {
  return Object.entries(shape as Record<string, z.ZodType>)
    .map(
      ([name, type]) => `${name}${type.safeParse(undefined).success ? ' (optional)' : ''}: ${type.description ?? ''}`,
    )
    .join('; ');
}
