import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { ExampleProject } from '../model/example.ts';
import type { Project } from '../../../src/model/project.ts';
import { exampleSource } from './example-source.tsx';
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

/** A message about the playground's project, such as where it came from. */
export interface Note {
  kind: 'trouble' | 'news';
  text: ReactNode;
  /** Whether the user can restore the project that was replaced. */
  canGoBack?: boolean;
  /** Undoes the action that the message is about, such as deleting a file. */
  undo?: () => void;
}

/** The project that is open in the playground, and functions that change or replace it. */
export interface EditedProject {
  /** The project that is open in the playground, or `undefined` until it has loaded. */
  project: Project | undefined;
  /** Counter that increases when another project is opened, but not when the project is edited. */
  turn: number;
  note: Note | undefined;
  /** Applies an edit to the open project. */
  edit: (change: (project: Project) => Project) => void;
  /** Opens a project that belongs to the user, such as an imported one. The previous project can be restored. */
  replace: (project: Project, text: string) => void;
  /** Opens one of the playground's example projects, and puts its id into the URL. */
  show: (example: ExampleProject) => void;
  /** Opens an earlier project that belongs to the user. */
  reopen: (earlier: Project) => void;
  /** Reopens the project that was replaced last. */
  goBack: () => void;
  tell: (note: Note | undefined) => void;
}

interface OpenProject {
  project: Project | undefined;
  turn: number;
  /**
   * Whether the user has edited or imported the open project. Only such a project replaces the one in the browser's
   * storage.
   */
  isOwn: boolean;
  note: Note | undefined;
}

/**
 * Loads the initial project of the playground: the one in the URL's hash, the stored one if there is none, or else an
 * example.
 */
export function useProject(): EditedProject {
  const [held, setHeld] = useState<OpenProject>({ project: undefined, turn: 0, isOwn: false, note: undefined });
  // The latest project, even if React hasn't rendered it yet, because the user may leave the page before that.
  const latest = useRef(held);
  const change = useCallback((next: Partial<OpenProject>) => {
    latest.current = { ...latest.current, ...next };
    setHeld(latest.current);
  }, []);

  /**
   * Opens another project in the playground. If the current one belongs to the user, it is stored with the earlier
   * projects.
   */
  const put = useCallback(
    (project: Project, isOwn: boolean, note: Note | undefined) => {
      const before = latest.current;
      const own = before.isOwn ? before.project : storedProject();
      const canGoBack = own !== undefined && !isSameProject(own, project) && keepEarlier(own);
      change({ project, turn: before.turn + 1, isOwn, note: note && { ...note, canGoBack } });
    },
    [change],
  );

  useEffect(() => {
    // Counts requests for projects, so that a result is dropped if another request was made since or the component was
    // unmounted.
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
      // Store the project to be replaced first, so that neither project is lost if storage is full.
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

/** Removes the URL's hash after the project is edited, so that a reload restores the edits instead. */
function leaveAddress(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}

/** Returns the project to show if the requested one can't be loaded, with a message that contains the reason. */
async function insteadOf(reason: string, standing: Project | undefined): Promise<{ project: Project; note: Note }> {
  const text = `${reason} ${standing ? TEXTS.playground.lastInstead : TEXTS.playground.exampleInstead}`;
  return { project: standing ?? (await firstExample()).project, note: { kind: 'trouble', text } };
}

/**
 * Returns the project that the URL hash requests. Without a hash, returns the current project, or the stored one if
 * none is open.
 */
async function askedFor(hash: string, standing: Project | undefined): Promise<{ project: Project; note?: Note }> {
  // The URL hash may also be the id of a heading below the playground.
  const isPlace = hash.length > 1 && document.getElementById(hash.slice(1)) !== null;
  const asked = isPlace ? { kind: 'nothing' as const } : await readHash(hash);
  switch (asked.kind) {
    case 'project':
      return { project: asked.project, note: { kind: 'news', text: TEXTS.playground.fromLink } };
    case 'example': {
      const example = await findExample(asked.id);
      if ('reason' in example) return insteadOf(example.reason, standing);
      const text = 'page' in example ? await exampleSource(example.page) : example.title;
      return { project: example.project, note: { kind: 'news', text } };
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
