import { z } from 'zod';
import type { ConfigurationRunner } from '../configuration/open-configuration-runner.ts';
import type { StatsCache } from '../library/stats-cache.ts';
import type { Library } from '../library/library.ts';

/** The answer that a tool of the MCP server returns. */
export interface Answer {
  /** Text of the tool's answer as Markdown. */
  text: string;
  /** Absolute URLs of the documentation pages that the answer comes from. */
  addresses: string[];
  /** The answer as plain data, for `--json`. */
  data?: unknown;
  /** Whether the answer is that a check failed, such as a size budget. The command then exits with 1. */
  hasFailed?: boolean;
}

/** Environment in which a tool of the MCP server runs. */
export interface Surroundings {
  library: Library;
  /** Absolute path of the MCP server's working directory. Files outside it aren't read. */
  folder: string;
  /** Runs readers' untrusted webpack configurations. */
  runner: ConfigurationRunner;
  /** Reads and caches webpack's stats files. */
  stats: StatsCache;
  /** Maximum size of a tool's answer in bytes. */
  room: number;
}

/** A tool of the MCP server, including its description for AI assistants. */
export interface DocsTool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  /**
   * Answers a tool call.
   *
   * @throws Refusal if the call is invalid or can't be answered
   */
  answer(given: unknown, surroundings: Surroundings): Promise<Answer>;
}

/** Error thrown when a tool rejects a call. The message says what to send instead. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Creates an MCP tool that validates its arguments. */
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

/** Describes an MCP tool's arguments, for error messages. */
function takes({ shape }: z.ZodObject): string {
  return Object.entries(shape as Record<string, z.ZodType>)
    .map(
      ([name, type]) => `${name}${type.safeParse(undefined).success ? ' (optional)' : ''}: ${type.description ?? ''}`,
    )
    .join('; ');
}
