import type { WholeConfig } from '../../site.config.ts';
import { basePathOf } from '../../src/model/base-path.ts';
import { iconSizes } from '../images/write-images.ts';

/** Creates `manifest.json`, the web app manifest. */
export function webManifest({ name, description, themeColor, origin }: WholeConfig): string {
  const basePath = basePathOf(origin);
  return JSON.stringify({
    name: `${name} documentation`,
    short_name: name,
    description,
    start_url: `${basePath}/`,
    display: 'standalone',
    theme_color: themeColor,
    background_color: themeColor,
    icons: iconSizes.map((size) => ({
      src: `${basePath}/assets/icon-${size}x${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}
