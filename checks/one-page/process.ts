/**
 * Child process of the dev server that checks the prose and examples of a single page. It gets the page's path and the
 * content folder, and sends results to its parent process as soon as they are known. It exits when all is checked, or
 * when its parent process exits.
 */
import { readContent } from '../content-files.ts';
import { checkExamples } from '../examples/check-examples.ts';
import { readFences } from '../examples/read-fences.ts';
import { definedTerms } from '../prose/defined-terms.ts';
import { lintProse, type ProseProblem } from '../prose/lint-prose.ts';

/** A failure of a code example on the page. */
export interface ExampleFailure {
  /** Line of the opening fence of the example's code block. */
  fence: number;
  /** Line at which the example failed. */
  line: number;
  message: string;
}

/**
 * Messages that the page check sends to the parent process, in this order. Progress is sent repeatedly. If an error
 * occurs, it is sent instead of the remaining messages.
 */
export type PageCheckMessage =
  | { kind: 'prose'; problems: ProseProblem[] }
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'examples'; failures: ExampleFailure[]; total: number }
  | { kind: 'error'; message: string };

const [file, contentDir] = process.argv.slice(2);
if (!file || !contentDir || !process.send)
  throw new Error('This is started by the dev server, with a page and its content folder.');

process.once('disconnect', () => process.exit());
await checkPage(file, contentDir).catch((error: unknown) =>
  tell({ kind: 'error', message: error instanceof Error ? error.message : String(error) }),
);
process.disconnect?.();

async function checkPage(page: string, content: string): Promise<void> {
  tell({
    kind: 'prose',
    problems: await lintProse(readContent(page), {
      mdx: page.endsWith('.mdx'),
      defined: definedTerms(content),
    }),
  });
  const { failures: unreadable, ...fences } = readFences(page);
  const results = await checkExamples([fences], {
    onProgress: (done, total) => tell({ kind: 'progress', done, total }),
    quick: true,
  });
  tell({
    kind: 'examples',
    total: results.length,
    failures: [
      ...unreadable.map(({ line, message }) => ({ fence: line, line, message })),
      ...results.flatMap(({ line: fence, failures }) =>
        failures.map(({ line, message }) => ({ fence, line, message })),
      ),
    ],
  });
}

function tell(message: PageCheckMessage): void {
  if (process.connected) process.send!(message);
}
