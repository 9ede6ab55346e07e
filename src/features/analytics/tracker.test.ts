import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { createTracker, mayTrack } from './tracker.ts';

function page() {
  const window = new Window({
    settings: { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  });
  return { document: window.document as unknown as Document, dataLayer: undefined as unknown[] | undefined };
}
const commands = (dataLayer: unknown[] | undefined) =>
  dataLayer?.map((command) => Array.from(command as IArguments)) ?? [];

test('used before it is initialized, it throws', () => {
  const window = page();
  expect(() => createTracker(window).pageView({ location: 'https://webpack.js.org/', title: 'webpack' })).toThrow(
    'Google analytics is not initialized',
  );
  expect(window.dataLayer).toBeUndefined();
  expect(window.document.scripts).toHaveLength(0);
});

test('initialized, it loads the script once and sends no view by itself', () => {
  const window = page();
  const tracker = createTracker(window);
  tracker.initialize('G-TEST&x');
  tracker.initialize('G-TEST&x');
  expect([...window.document.scripts].map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST%26x',
  ]);
  expect(commands(window.dataLayer).map(([name]) => name)).toEqual(['js', 'config']);
  expect(commands(window.dataLayer)[1]).toEqual(['config', 'G-TEST&x', { send_page_view: false }]);
});

test('a page view carries address and title', () => {
  const window = page();
  const tracker = createTracker(window);
  tracker.initialize('G-TEST');
  tracker.pageView({ location: 'https://webpack.js.org/concepts/', title: 'Concepts | webpack' });
  expect(commands(window.dataLayer).at(-1)).toEqual([
    'event',
    'page_view',
    {
      page_location: 'https://webpack.js.org/concepts/',
      page_title: 'Concepts | webpack',
    },
  ]);
});

test.each([
  [{}, true],
  [{ doNotTrack: '0' }, true],
  [{ doNotTrack: 'unspecified', globalPrivacyControl: false }, true],
  [{ doNotTrack: null }, true],
  [{ doNotTrack: '1' }, false],
  [{ doNotTrack: 'yes' }, false],
  [{ globalPrivacyControl: true }, false],
])('%j: tracked is %s', (wishes, tracked) => expect(mayTrack(wishes)).toBe(tracked));
