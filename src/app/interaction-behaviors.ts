/** Pointer and keyboard behaviors of prose. They are in a chunk that is loaded on the first interaction. */
import { keepFocusInView } from './keep-focus-in-view.ts';
import { startSinceFilter } from '../features/sidebar/since-filter/since-filter.ts';
import { startCodeBehaviors } from '../prose/code-blocks.ts';
import { startBlockEditors } from '../prose/edit-blocks.ts';
import { startConfigForm } from '../prose/config-form/config-form.ts';
import { startHeadingLinks } from '../prose/heading-links.ts';
import { startImageZoom } from '../prose/image-zoom.ts';
import { startKeyList } from '../features/shortcuts/key-list.ts';
import { startOptionExamples } from '../prose/option-example/start-option-examples.ts';
import { startOptionLinks } from '../prose/option-links/start-option-links.ts';
import { layOutWhenIdle } from '../prose/real-heights.ts';
import { previewsOf } from '../prose/preview/find-preview.ts';
import { startLinkPreviews } from '../prose/preview/link-previews.ts';
import { startToTop } from '../prose/to-top/to-top.ts';
import { startHidingHeader } from '../ui/Header/hide-header.ts';

/**
 * Starts delegated listeners on the document, so their cost doesn't grow with the page.
 * @param missed earlier events to replay, oldest first
 */
export function startInteractionBehaviors(missed: readonly Event[]): void {
  startCodeBehaviors();
  startBlockEditors();
  startConfigForm();
  startHeadingLinks();
  startImageZoom();
  startKeyList();
  keepFocusInView();
  layOutWhenIdle();
  startLinkPreviews();
  startOptionExamples();
  startOptionLinks();
  startToTop();
  startHidingHeader();
  startSinceFilter(previewsOf);
  for (const event of missed) repeat(event);
}

/** Selector of elements in prose whose clicks are handled only by the delegated listeners in this chunk. */
const ours = '.prose img, .prose a.anchor, [data-show-keys]';

/** Replays an event that occurred before this chunk was loaded, unless something else has handled it. */
function repeat(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (event instanceof KeyboardEvent && event.key === '?')
    target.dispatchEvent(new KeyboardEvent(type, { key: '?', bubbles: true, cancelable: true }));
  if (type === 'click' && target.closest(ours))
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  if (type === 'focusin' && target === document.activeElement)
    target.dispatchEvent(new FocusEvent(type, { bubbles: true }));
}
