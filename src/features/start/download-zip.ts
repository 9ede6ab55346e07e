import { strToU8, zipSync } from 'fflate';
import { textOf, type Project } from '../../project-starter/project.ts';

/** A project as a zip, in a folder with its name. */
function zipOf({ name, files }: Project): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(files.map((file) => [`${name}/${file.path}`, strToU8(textOf(file))])));
}

/** Makes the zip in the browser and saves it. */
export function downloadZip(project: Project): void {
  const url = URL.createObjectURL(new Blob([zipOf(project)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${project.name}.zip`;
  link.click();
  URL.revokeObjectURL(url);
}
