/** Handles the “Edit” buttons of examples. The editor's chunk is loaded on the first click. */
import { loadBlockEditor } from 'site/block-editor.js';

/**
 * Replaces an example's code block with an editor. Rejects if the example can't be loaded.
 * @param button the example's “Edit” button, which gets the focus back when the reader closes the editor
 */
export type EditBlock = (button: HTMLElement) => Promise<void>;

/** Starts the listener for the “Edit” buttons of all code blocks, including those of pages shown later. */
export function startBlockEditors(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.prose .edit') : null;
    if (button) void edit(button);
  });
}

async function edit(button: HTMLElement): Promise<void> {
  const label = (button.dataset.label ??= button.textContent ?? '');
  try {
    const { editBlock } = await loadBlockEditor!();
    await editBlock(button);
    button.textContent = label;
  } catch (error) {
    console.warn(error);
    button.textContent = TEXTS.prose.editFailed;
  }
}
