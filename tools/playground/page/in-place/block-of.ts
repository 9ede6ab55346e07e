/** Finds the elements of a documentation page that belong to an example. */
import type { Project } from '../../../../src/model/project.ts';

/**
 * Finds the elements of an example on a page: its command, the project's files immediately above, and the output
 * immediately below. Diffs aren't included, because the editor wouldn't show what they change.
 * @param command the code block with `npx webpack`
 * @returns elements in page order
 */
export function blockOf(command: HTMLElement, { files }: Project): HTMLElement[] {
  const isOurs = (name: string) => Object.hasOwn(files, pathOf(name));
  const above: HTMLElement[] = [];
  for (let each = before(command); each && hasFiles(each) && namesIn(each).every(isOurs); each = before(each))
    above.unshift(each);
  const output = command.nextElementSibling;
  return [
    ...above,
    command,
    ...(output instanceof HTMLElement && output.matches('[data-terminal=output]') ? [output] : []),
  ];
}

/** Returns the paths of the files that an example on a page shows, in page order. */
export function filesShown(block: readonly HTMLElement[], { files }: Project): string[] {
  return block
    .flatMap(namesIn)
    .map(pathOf)
    .filter((path) => Object.hasOwn(files, path));
}

/**
 * Returns the path of the file that an example on a page shows, which is that of the selected tab or of the last code
 * block. Returns `undefined` if it shows no file.
 */
export function fileShown(block: readonly HTMLElement[], { files }: Project): string | undefined {
  const last = block.findLast(hasFiles);
  const tab = last?.querySelector('.tab[aria-selected=true]')?.textContent;
  const path = pathOf(tab ?? (last ? namesIn(last)[0] : undefined) ?? '');
  return Object.hasOwn(files, path) ? path : undefined;
}

function before({ previousElementSibling: element }: HTMLElement): HTMLElement | undefined {
  return element instanceof HTMLElement ? element : undefined;
}

/** Whether an element on a page shows files of an example, either one or several as tabs. */
function hasFiles(element: HTMLElement): boolean {
  return element.matches('.tabs.project, figure.code:not([data-diff]):has(> figcaption)');
}

function namesIn(element: HTMLElement): string[] {
  return [...element.querySelectorAll('figcaption')].map(({ textContent }) => textContent ?? '');
}

function pathOf(name: string): string {
  return name.replace(/^\.\//, '');
}
