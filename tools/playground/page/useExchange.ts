import { useCallback } from 'react';
import type { Project } from '../../../src/model/project.ts';
import { copyText } from '../../../src/ui/browser/copy-text.ts';
import { downloadFile } from '../../../src/ui/browser/download-file.ts';
import { fileContents } from './exchange/project-entries.ts';
import { newPathTrouble, roomTrouble, withFile } from './project-changes.ts';
import { shareCode } from '../../shared/page/share-code.ts';
import { longestCode } from './read-hash.ts';
import type { EditedProject } from './useProject.ts';

/** Length of the longest URL that most programs support, in characters. */
const safeLength = 8000;

interface Exchange {
  /** Puts the project into the page's URL, and copies the URL. */
  share: () => void;
  download: () => void;
  /** Opens an imported project, or shows why it couldn't be imported. */
  take: (project: Promise<Project>) => Promise<void>;
  /** Adds files from disk to the project. */
  add: (files: readonly File[]) => Promise<void>;
}

/** Provides the import and export of playground projects. */
export function useExchange({ project, edit, replace, tell }: EditedProject): Exchange {
  const trouble = useCallback((text: string) => tell({ kind: 'trouble', text }), [tell]);
  const share = async () => {
    if (!project) return;
    const code = await shareCode(project);
    if (code.length > longestCode) return trouble(TEXTS.playground.tooLongForLink);
    history.replaceState(history.state, '', `#${code}`);
    const isCopied = await copyText(location.href);
    const where = isCopied ? TEXTS.playground.linkCopied : TEXTS.playground.linkInBar;
    const length = location.href.length;
    const warning = length > safeLength ? TEXTS.playground.longLink(length.toLocaleString(TEXTS.locale)) : '';
    tell({ kind: 'news', text: where + warning });
  };
  const download = async () => {
    if (!project) return;
    try {
      const [{ zipProject }, { unknownPackagesOf }, { versions }] = await Promise.all([
        import(/* webpackChunkName: "playground-zip" */ './exchange/zip.ts'),
        import(/* webpackChunkName: "playground-zip" */ './exchange/package-json.ts'),
        import(/* webpackChunkName: "playground-zip" */ 'site/playground-versions.js'),
      ]);
      downloadFile('webpack-playground.zip', zipProject(project, versions));
      const unknown = unknownPackagesOf(project, versions);
      const more = unknown.length > 0 ? TEXTS.playground.installToo(unknown.join(', ')) : '';
      tell({
        kind: 'news',
        text: TEXTS.playground.downloaded + more,
      });
    } catch (error) {
      console.warn(error);
      trouble(TEXTS.playground.zipFailed);
    }
  };
  const take = async (found: Promise<Project>) => {
    try {
      replace(await found, TEXTS.playground.imported);
    } catch (error) {
      trouble(
        error instanceof Error ? `${TEXTS.playground.notImported} ${error.message}` : TEXTS.playground.notImported,
      );
    }
  };
  const add = async (files: readonly File[]) => {
    for (const file of files) {
      const content = fileContents(new Uint8Array(await file.arrayBuffer()));
      const path = `src/${file.name}`;
      const reason = project && (newPathTrouble(project, path) ?? roomTrouble(project, path, content));
      if (reason) return trouble(TEXTS.playground.notAdded(file.name, reason));
      edit((before) => withFile(before, path, content));
    }
  };
  return { share: () => void share(), download: () => void download(), take, add };
}
