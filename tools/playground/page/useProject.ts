import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExampleProject } from '../model/example.ts';
import type { Project } from '../../../src/model/project.ts';
import { findExample, firstExample } from './examples.ts';
import { isSameProject, keepProject, keptProject } from './kept-project.ts';
import { readHash } from './read-hash.ts';

/** Milliseconds without an edit after which a project is kept. */
const pause = 300;

/** A sentence for the reader about how the project came here. */
export interface Note {
  kind: 'trouble' | 'news';
  text: string;
  /** Whether the project that stood here before can be brought back. */
  canGoBack?: boolean;
  /** Takes back what the note tells of. */
  undo?: () => void;
}

/** The project that is edited, and how. */
export interface EditedProject {
  /** Nothing until it was found. */
  project: Project | undefined;
  /** Counts projects: another number is another project, not an edit. */
  turn: number;
  note: Note | undefined;
  /** Changes the project as an edit. */
  edit: (change: (project: Project) => Project) => void;
  /** Puts another project of the reader's in its place; the one before can be brought back. */
  replace: (project: Project, text: string) => void;
  /** Shows an example of the gallery, and puts it into the address. */
  show: (example: ExampleProject) => void;
  /** Brings back the project that was replaced. */
  goBack: () => void;
  tell: (note: Note | undefined) => void;
}

interface Held {
  project: Project | undefined;
  turn: number;
  /** Whether it is the reader's own: edited or imported here. Only then it takes the place of what the browser keeps. */
  isOwn: boolean;
  note: Note | undefined;
}

/** The project of the page: from the address where its hash asks for one, else as the reader left it, else an example. */
export function useProject(): EditedProject {
  const [held, setHeld] = useState<Held>({ project: undefined, turn: 0, isOwn: false, note: undefined });
  const shown = useRef(held);
  useEffect(() => {
    shown.current = held;
  });

  /** Another project in the place of the one that stands; the reader's own is kept for `goBack`. */
  const put = useCallback((project: Project, isOwn: boolean, note: Note | undefined) => {
    const before = shown.current;
    const own = before.isOwn ? before.project : keptProject('playground');
    const canGoBack = own !== undefined && !isSameProject(own, project) && keepProject('playground-before', own);
    setHeld({ project, turn: before.turn + 1, isOwn, note: note && { ...note, canGoBack } });
  }, []);

  useEffect(() => {
    // Counts what was asked for: an answer that comes after a later request, or after the page, is dropped.
    let latest = 0;
    const open = async () => {
      latest += 1;
      const turn = latest;
      const standing = shown.current.project;
      const found = await askedFor(location.hash, standing ?? keptProject('playground'));
      if (turn !== latest) return;
      if (found.project !== standing) put(found.project, false, found.note);
      else if (found.note) setHeld((before) => ({ ...before, note: found.note }));
    };
    void open();
    addEventListener('hashchange', open);
    return () => {
      latest += 1;
      removeEventListener('hashchange', open);
    };
  }, [put]);

  const { project, isOwn } = held;
  const warn = useCallback(() => {
    const text = TEXTS.playground.noSpace;
    setHeld((before) => ({ ...before, note: { kind: 'trouble', text } }));
  }, []);
  useKept(isOwn ? project : undefined, warn);

  const edit = useCallback((change: (project: Project) => Project) => {
    leaveAddress();
    setHeld((before) => (before.project ? { ...before, project: change(before.project), isOwn: true } : before));
  }, []);
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
  const goBack = useCallback(() => {
    const before = keptProject('playground-before');
    if (before) replace(before, TEXTS.playground.restored);
  }, [replace]);
  const tell = useCallback((note: Note | undefined) => setHeld((before) => ({ ...before, note })), []);
  return { project, turn: held.turn, note: held.note, edit, replace, show, goBack, tell };
}

/** Keeps a project in the browser after each pause in editing, and when the page is left. @param onFull where it has no space */
function useKept(project: Project | undefined, onFull: () => void): void {
  useEffect(() => {
    if (!project) return;
    const keep = () => {
      if (!keepProject('playground', project)) onFull();
    };
    const timer = setTimeout(keep, pause);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [project, onFull]);
}

/** An edited project is no longer the one that the address names: reloading has to bring back the edits. */
function leaveAddress(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}

/** Fallback when the requested project can't be loaded, with the reason. */
async function insteadOf(reason: string, standing: Project | undefined): Promise<{ project: Project; note: Note }> {
  const text = `${reason} ${standing ? TEXTS.playground.lastInstead : TEXTS.playground.exampleInstead}`;
  return { project: standing ?? (await firstExample()).project, note: { kind: 'trouble', text } };
}

/** The project that the hash asks for; without one, the open project, or the one stored from the last visit. */
async function askedFor(hash: string, standing: Project | undefined): Promise<{ project: Project; note?: Note }> {
  // A hash may be the id of a heading below the playground.
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
