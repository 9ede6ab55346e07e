import { strToU8, zipSync } from 'fflate';
import { textOf, type Project } from '../model/project.ts';
import { downloadFile } from '../../../src/ui/browser/download-file.ts';

/** Creates the zip file of a generated project in the browser, with a top-level folder, and downloads it. */
export function downloadZip({ name, files }: Project): void {
  const entries = files.map((file) => [`${name}/${file.path}`, strToU8(textOf(file))]);
  downloadFile(`${name}.zip`, zipSync(Object.fromEntries(entries)));
}
