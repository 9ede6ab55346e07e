/** “Edit” on the examples of pages: the block becomes an editor where it stands. Loaded when the button is pressed. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Project } from '../../../src/model/project.ts';
import { findExample } from './examples.ts';
import { BlockEditor } from './in-place/BlockEditor.tsx';
import { blockOf, fileShown } from './in-place/block-of.ts';

/** Edited projects by the button that opened them, so that a reader who goes back to the page's version loses nothing. */
const edited = new WeakMap<HTMLElement, Project>();

/**
 * Turns the block of an example into an editor, until the reader goes back or leaves the page.
 * @param button its “Edit”; in the end it gets the focus back
 * @throws Error if the example's files can't be loaded
 */
export async function editBlock(button: HTMLElement): Promise<void> {
  const command = button.closest<HTMLElement>('figure.code');
  const link = command?.querySelector<HTMLAnchorElement>('a.play');
  if (!command || !link) return;
  const id = link.hash.slice('#example='.length);
  const found = await findExample(id);
  if ('reason' in found) throw new Error(found.reason);
  const block = blockOf(command, found.project);
  // The reader may have pressed twice, or left the page.
  if (!command.isConnected || block.some((element) => 'behind' in element.dataset)) return;

  const place = document.createElement('div');
  const root = createRoot(place);
  const left = new AbortController();
  const close = () => {
    left.abort();
    root.unmount();
    place.remove();
    for (const element of block) delete element.dataset.behind;
  };
  document.addEventListener('page-shown', () => place.isConnected || close(), { signal: left.signal });
  block[0]?.before(place);
  for (const element of block) element.dataset.behind = '';
  // At once, so that nothing below moves twice.
  flushSync(() =>
    root.render(
      <BlockEditor
        id={id}
        original={found.project}
        edited={edited.get(button)}
        opened={fileShown(block, found.project)}
        onEdit={(project) => edited.set(button, project)}
        onBack={() => {
          close();
          button.focus();
        }}
      />,
    ),
  );
}
