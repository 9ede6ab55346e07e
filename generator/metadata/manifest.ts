import type { SiteConfig } from '../../site.config.ts';
import { iconSizes } from '../images/write-images.ts';

/** `manifest.json`: how the site is installed as an app. */
export function webManifest({ name, description, themeColor }: SiteConfig): string {
  return JSON.stringify({
    name: `${name} documentation`,
    short_name: name,
    description,
    start_url: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: themeColor,
    icons: iconSizes.map((size) => ({
      src: `/assets/icon-${size}x${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}
