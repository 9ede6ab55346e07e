import type { FileContent, Project } from '../../../src/model/project.ts';
import { withFlag } from './command-line.ts';
import { configurationsOf, firstPath, withFile, withoutFile, withRenamed } from './project-changes.ts';
import type { OpenFile } from './useOpenFile.ts';
import type { EditedProject } from './useProject.ts';

/** Actions on the project that the playground's panes offer. */
export interface ProjectActions {
  /** Adds an empty file to the project and opens it in the editor, which gets the focus. */
  add: (path: string) => void;
  change: (path: string, content: FileContent) => void;
  rename: (from: string, to: string) => void;
  /** Deletes a file and offers to undo that. Undoing opens the file again and gives it the focus. */
  remove: (path: string) => void;
  /**
   * Opens a second webpack configuration to compare with. It starts as a copy of the first one. @returns path of the
   * copy
   */
  copyConfiguration: () => string;
  turnOnMaps: () => void;
  setCommandLine: (commandLine: string) => void;
}

/** Creates the actions on a playground project. @param project current project in `edited` */
export function projectActions(
  project: Project,
  { edit, tell }: EditedProject,
  { select, open, goTo, focus }: OpenFile,
): ProjectActions {
  const change = (path: string, content: FileContent) => edit((before) => withFile(before, path, content));
  return {
    change,
    add(path) {
      change(path, '');
      goTo({ file: path });
    },
    rename(from, to) {
      edit((before) => withRenamed(before, from, to));
      select(to);
    },
    remove(path) {
      const rest = withoutFile(project, path);
      edit(() => rest);
      select(firstPath(rest));
      const undo = () => {
        change(path, project.files[path] ?? '');
        select(path);
        focus();
      };
      tell({ kind: 'news', text: TEXTS.playground.deleted(path), undo });
    },
    copyConfiguration() {
      const { path, content } = secondConfiguration(project);
      if (!Object.hasOwn(project.files, path)) change(path, content);
      open(path);
      return path;
    },
    turnOnMaps: () =>
      edit((before) => ({ ...before, commandLine: withFlag(before.commandLine, 'devtool', 'source-map') })),
    setCommandLine: (commandLine) => edit((before) => ({ ...before, commandLine })),
  };
}

/** Creates a second webpack configuration to compare with, as a copy of the first one in the same language. */
function secondConfiguration(project: Project): { path: string; content: FileContent } {
  const [first] = configurationsOf(project);
  const extension = /\.[cm]?[jt]s$/.exec(first ?? '')?.[0] ?? '.js';
  const content = first === undefined ? 'export default {};\n' : (project.files[first] ?? '');
  return { path: `webpack.other.config${extension}`, content };
}
