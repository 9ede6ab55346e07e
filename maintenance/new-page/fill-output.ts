import { checkExamples } from '../../checks/examples/check-examples.ts';
import { readFences } from '../../checks/examples/read-fences.ts';
import { writeOutput } from '../../checks/examples/write-output.ts';

/**
 * Runs the example of a new page, and writes its output into the empty block below the command.
 *
 * @param file path of the page, relative to the working directory
 */
export async function fillOutput(file: string): Promise<void> {
  writeOutput(await checkExamples([readFences(file)]));
}
