/**
 * Implements the “Edit” button of examples on documentation pages. It replaces the example with an editor, which is
 * loaded on the first click.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Project } from '../../../src/model/project.ts';
import { findExample } from './examples.ts';
import { BlockEditor } from './in-place/BlockEditor.tsx';
import { blockOf, filesShown, fileShown } from './in-place/block-of.ts';

/**
 * Edited projects by the id of their example, so that edits survive closing the editor, and leaving the page until the
 * next reload.
 */
const edited = new Map<string, Project>();

/**
 * Replaces an example on a page with an editor, until the user closes the editor or leaves the page.
 * @param button the example's “Edit” button, which gets the focus back when the editor is closed
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
  // The user may have clicked again or left the page while the example's files were loading.
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
  // Render synchronously, so that hiding the example and showing the editor cause a single layout shift.
  flushSync(() =>
    root.render(
      <BlockEditor
        id={id}
        label={TEXTS.playground.inPlace.title}
        original={found.project}
        edited={edited.get(id)}
        opened={fileShown(block, found.project)}
        first={filesShown(block, found.project)}
        onEdit={(project) => edited.set(id, project)}
        back={TEXTS.playground.inPlace.back}
        onBack={() => {
          close();
          button.focus();
        }}
      />,
    ),
  );
}
