import { type IconName, icons } from './icons.ts';

/** Renders a decorative icon. The parent element has to provide an accessible name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const icon: { path: string; filled?: boolean } = icons[name];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill={icon.filled ? 'currentColor' : 'none'}
      stroke={icon.filled ? 'none' : 'currentColor'}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={icon.path} />
    </svg>
  );
}
