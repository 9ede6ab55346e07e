import { z } from 'zod';
import type { ConfigurationRunner } from '../configuration/open-configuration-runner.ts';
import type { StatsCache } from '../library/stats-cache.ts';
import type { Library } from '../library/library.ts';

/** Answer of a tool. */
export interface Answer {
  /** Markdown. */
  text: string;
  /** Absolute URL of its source on the site. */
  addresses: string[];
}

/** Environment of a tool. */
export interface Surroundings {
  library: Library;
  /** Absolute working directory of the server; files outside of it aren't read. */
  folder: string;
  /** Runs untrusted configurations. */
  runner: ConfigurationRunner;
  /** Stats files. */
  stats: StatsCache;
  /** Maximum bytes of an answer. */
  room: number;
}

/** A tool with its description for assistants. */
export interface DocsTool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  /**
   * Answers a call.
   *
   * @throws Refusal
   */
  answer(given: unknown, surroundings: Surroundings): Promise<Answer>;
}

/** A rejected call; the message says what to send instead. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Creates a tool that validates its arguments. */
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

/** The arguments of a tool as text. */
function takes({ shape }: z.ZodObject): string {
  return Object.entries(shape as Record<string, z.ZodType>)
    .map(
      ([name, type]) => `${name}${type.safeParse(undefined).success ? ' (optional)' : ''}: ${type.description ?? ''}`,
    )
    .join('; ');
}
