/** Inline in the head of every document, before the styles: runs before the first paint. */
import { beforePaint } from '../app/before-paint.ts';

beforePaint();
