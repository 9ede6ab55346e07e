import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { cardFontFamily, cardFonts } from './card.ts';

/** Each message to this worker contains an SVG and a width in pixels. The worker posts back the PNG. */
parentPort?.on('message', ({ svg, width }: { svg: string; width: number }) => {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: cardFonts, loadSystemFonts: false, defaultFontFamily: cardFontFamily },
  });
  const png = image.render().asPng();
  parentPort?.postMessage(png);
});
