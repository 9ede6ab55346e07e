/** Inline script in the head of every document. It comes before the styles and runs before the first paint. */
import { beforePaint } from '../app/before-paint.ts';
import { recordEarlyClicks } from '../app/early-clicks.ts';
import { startSearchKeys } from '../app/SearchBox/search-keys.ts';
import { layOutForEnd } from '../prose/real-heights.ts';

beforePaint();
startSearchKeys();
recordEarlyClicks();
layOutForEnd();
