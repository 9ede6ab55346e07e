import { useCallback, useEffect, useRef, useState } from 'react';
import type { Project } from '../../model/playground/project.ts';
import { findExample, firstExample } from './examples.ts';
import { isSameProject, keepProject, keptProject } from './kept-project.ts';
import { readHash } from './share/share-code.ts';

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
  /** Puts another project in its place; the one before can be brought back. */
  replace: (project: Project, text: string) => void;
  /** Brings back the project that was replaced. */
  goBack: () => void;
  tell: (note: Note | undefined) => void;
}

interface Held {
  project: Project | undefined;
  turn: number;
  note: Note | undefined;
}

/** The project of the page: from the address where its hash asks for one, else as the reader left it, else an example. */
export function useProject(): EditedProject {
  const [held, setHeld] = useState<Held>({ project: undefined, turn: 0, note: undefined });
  const latest = useRef(held);
  useEffect(() => {
    latest.current = held;
  });

  const put = useCallback((project: Project, note: Note | undefined) => {
    setHeld(({ turn }) => ({ project, turn: turn + 1, note }));
  }, []);

  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const standing = latest.current.project ?? keptProject('playground');
      const found = await askedFor(location.hash, standing);
      if (isGone) return;
      const replaced =
        standing && !isSameProject(standing, found.project) && keepProject('playground-before', standing);
      put(found.project, found.note && { ...found.note, canGoBack: Boolean(replaced) });
    };
    void open();
    addEventListener('hashchange', open);
    return () => {
      isGone = true;
      removeEventListener('hashchange', open);
    };
  }, [put]);

  const { project, note } = held;
  useEffect(() => {
    if (!project) return;
    const keep = () => {
      if (keepProject('playground', project)) return;
      const text =
        'This browser has no room to keep the project. Download it, or share it as a link, before you leave.';
      setHeld((before) => ({ ...before, note: { kind: 'trouble', text } }));
    };
    const timer = setTimeout(keep, pause);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [project]);

  const edit = useCallback((change: (project: Project) => Project) => {
    leaveAddress();
    setHeld((before) => (before.project ? { ...before, project: change(before.project) } : before));
  }, []);
  const replace = useCallback(
    (next: Project, text: string) => {
      leaveAddress();
      const before = latest.current.project;
      const canGoBack =
        before !== undefined && !isSameProject(before, next) && keepProject('playground-before', before);
      put(next, { kind: 'news', text, canGoBack });
    },
    [put],
  );
  const goBack = useCallback(() => {
    const before = keptProject('playground-before');
    if (before) replace(before, 'Your last project is back.');
  }, [replace]);
  const tell = useCallback((next: Note | undefined) => setHeld((before) => ({ ...before, note: next })), []);
  return { project, turn: held.turn, note, edit, replace, goBack, tell };
}

/** An edited project is no longer the one that the address names: reloading has to bring back the edits. */
function leaveAddress(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}

/** What the hash asks for; without a wish, what stands there or was left. */
async function askedFor(hash: string, standing: Project | undefined): Promise<{ project: Project; note?: Note }> {
  // A hash may be the id of a heading below the playground.
  const isPlace = hash.length > 1 && document.getElementById(hash.slice(1)) !== null;
  const asked = isPlace ? { kind: 'nothing' as const } : await readHash(hash);
  switch (asked.kind) {
    case 'project':
      return { project: asked.project, note: { kind: 'news', text: 'This project comes from a link.' } };
    case 'example': {
      const example = await findExample(asked.id);
      if ('project' in example) return { project: example.project, note: { kind: 'news', text: example.title } };
      return { project: standing ?? (await firstExample()), note: { kind: 'trouble', text: example.reason } };
    }
    case 'broken': {
      const text = `${asked.reason} ${standing ? 'You see your last project instead.' : 'You see an example instead.'}`;
      return { project: standing ?? (await firstExample()), note: { kind: 'trouble', text } };
    }
    case 'nothing':
      return { project: standing ?? (await firstExample()) };
  }
}
