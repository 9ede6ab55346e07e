import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExampleProject } from '../model/example.ts';
import type { Project } from '../../../src/model/project.ts';
import { findExample, firstExample } from './examples.ts';
import {
  deleteEarlier,
  earlierProjects,
  isSameProject,
  keepEarlier,
  storeProject,
  storedProject,
} from './stored-project.ts';
import { readHash } from './read-hash.ts';

/** How long to wait after an edit before storing the project, in milliseconds. */
const pause = 300;

/** A message about the project, such as where it came from. */
export interface Note {
  kind: 'trouble' | 'news';
  text: string;
  /** Whether the reader can restore the previous project. */
  canGoBack?: boolean;
  /** Undoes the action that the message is about. */
  undo?: () => void;
}

/** The open project, and functions that change or replace it. */
export interface EditedProject {
  /** The open project. Undefined until it has loaded. */
  project: Project | undefined;
  /** Increases when another project is opened, but not when the project is edited. */
  turn: number;
  note: Note | undefined;
  /** Applies an edit to the project. */
  edit: (change: (project: Project) => Project) => void;
  /** Opens a project of the reader's own. The previous project can be restored. */
  replace: (project: Project, text: string) => void;
  /** Opens an example from the gallery, and puts its id into the URL. */
  show: (example: ExampleProject) => void;
  /** Opens an earlier project of the reader's own. */
  reopen: (earlier: Project) => void;
  /** Opens the earlier project that was replaced last. */
  goBack: () => void;
  tell: (note: Note | undefined) => void;
}

interface OpenProject {
  project: Project | undefined;
  turn: number;
  /** Whether the reader has edited or imported the project here. Only such a project replaces the stored one. */
  isOwn: boolean;
  note: Note | undefined;
}

/** Loads the project of the page: from the URL's hash, or else the stored one, or else an example. */
export function useProject(): EditedProject {
  const [held, setHeld] = useState<OpenProject>({ project: undefined, turn: 0, isOwn: false, note: undefined });
  // Newer than `held` until React renders, because the reader may leave the page before that.
  const latest = useRef(held);
  const change = useCallback((next: Partial<OpenProject>) => {
    latest.current = { ...latest.current, ...next };
    setHeld(latest.current);
  }, []);

  /** Opens another project. A project of the reader's own is stored with the earlier ones. */
  const put = useCallback(
    (project: Project, isOwn: boolean, note: Note | undefined) => {
      const before = latest.current;
      const own = before.isOwn ? before.project : storedProject();
      const canGoBack = own !== undefined && !isSameProject(own, project) && keepEarlier(own);
      change({ project, turn: before.turn + 1, isOwn, note: note && withWayBack(note, canGoBack) });
    },
    [change],
  );

  useEffect(() => {
    // Counts requests, so that a result is dropped if another request was made since or the component was unmounted.
    let requests = 0;
    const open = async () => {
      requests += 1;
      const request = requests;
      const standing = latest.current.project;
      const found = await askedFor(location.hash, standing ?? storedProject());
      if (request !== requests) return;
      if (found.project !== standing) put(found.project, false, found.note);
      else if (found.note) change({ note: found.note });
    };
    void open();
    addEventListener('hashchange', open);
    return () => {
      requests += 1;
      removeEventListener('hashchange', open);
    };
  }, [put, change]);

  const store = useCallback(() => {
    const { project, isOwn } = latest.current;
    if (!project || !isOwn || storeProject(project)) return;
    change({ note: { kind: 'trouble', text: TEXTS.playground.noSpace } });
  }, [change]);
  const { project } = held;
  useEffect(() => {
    const timer = setTimeout(store, pause);
    return () => clearTimeout(timer);
  }, [project, store]);
  useEffect(() => {
    addEventListener('pagehide', store);
    return () => removeEventListener('pagehide', store);
  }, [store]);

  const edit = useCallback(
    (apply: (project: Project) => Project) => {
      leaveAddress();
      const before = latest.current.project;
      if (before) change({ project: apply(before), isOwn: true });
    },
    [change],
  );
  const replace = useCallback(
    (next: Project, text: string) => {
      leaveAddress();
      put(next, true, { kind: 'news', text });
    },
    [put],
  );
  const show = useCallback(
    ({ id, title, project: example }: ExampleProject) => {
      history.replaceState(history.state, '', `#example=${id}`);
      put(example, false, { kind: 'news', text: TEXTS.playground.opened(title) });
    },
    [put],
  );
  const reopen = useCallback(
    (earlier: Project) => {
      // The project that it replaces is stored first, so that neither is lost if storage is full.
      replace(earlier, TEXTS.playground.restored);
      if (storeProject(earlier)) deleteEarlier(earlier);
    },
    [replace],
  );
  const goBack = useCallback(() => {
    const [before] = earlierProjects();
    if (before) reopen(before);
  }, [reopen]);
  const tell = useCallback((note: Note | undefined) => change({ note }), [change]);
  return { project, turn: held.turn, note: held.note, edit, replace, show, reopen, goBack, tell };
}

/** Adds to a note how to get back to the project that was replaced, if it is kept. */
function withWayBack(note: Note, canGoBack: boolean): Note {
  return canGoBack ? { ...note, text: `${note.text} ${TEXTS.playground.keptEarlier}`, canGoBack } : note;
}

/** Removes the hash from the URL after an edit, so that a reload restores the edits instead. */
function leaveAddress(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}

/** Returns the project to show if the requested one can't be loaded, with the reason. */
async function insteadOf(reason: string, standing: Project | undefined): Promise<{ project: Project; note: Note }> {
  const text = `${reason} ${standing ? TEXTS.playground.lastInstead : TEXTS.playground.exampleInstead}`;
  return { project: standing ?? (await firstExample()).project, note: { kind: 'trouble', text } };
}

/** Returns the project that the hash requests. Without a hash, returns the current project, or else the stored one. */
async function askedFor(hash: string, standing: Project | undefined): Promise<{ project: Project; note?: Note }> {
  // The hash may also be the id of a heading below the playground.
  const isPlace = hash.length > 1 && document.getElementById(hash.slice(1)) !== null;
  const asked = isPlace ? { kind: 'nothing' as const } : await readHash(hash);
  switch (asked.kind) {
    case 'project':
      return { project: asked.project, note: { kind: 'news', text: TEXTS.playground.fromLink } };
    case 'example': {
      const example = await findExample(asked.id);
      if ('project' in example) return { project: example.project, note: { kind: 'news', text: example.title } };
      return insteadOf(example.reason, standing);
    }
    case 'broken':
      return insteadOf(asked.reason, standing);
    case 'nothing': {
      if (standing) return { project: standing };
      const { project, reason } = await firstExample();
      return { project, ...(reason !== undefined && { note: { kind: 'trouble', text: reason } }) };
    }
  }
}
