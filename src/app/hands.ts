/** What answers to pointer and keyboard in prose; a chunk that comes with the first sign of either. */
import { startSinceFilter } from '../features/sidebar/since-filter/since-filter.ts';
import { startCodeBehaviors } from '../mdx/code-blocks.ts';
import { startConfigForm } from '../mdx/config-form/config-form.ts';
import { startHeadingLinks } from '../mdx/heading-links.ts';
import { startImageZoom } from '../mdx/image-zoom.ts';
import { startKeyList } from '../mdx/keys/key-list.ts';
import { previewsOf } from '../mdx/preview/find-preview.ts';
import { startLinkPreviews } from '../mdx/preview/link-previews.ts';
import { startToTop } from '../mdx/to-top/to-top.ts';

/** Starts the listeners, on the document: their cost does not grow with the page. @param first the sign that brought them */
export function startHands(first?: Event): void {
  startCodeBehaviors();
  startConfigForm();
  startHeadingLinks();
  startImageZoom();
  startKeyList(first);
  startLinkPreviews();
  startToTop();
  startSinceFilter(previewsOf);
}
