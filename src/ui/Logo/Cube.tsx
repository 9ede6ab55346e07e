/** Renders webpack's logo, a box with a smaller box inside. */
export function Cube({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path fill="var(--cube-inside)" d="M32 6.5 56 20.3 32 34.2 8 20.3Z" />
      <path fill="#d9f2ff" d="M32 2 43.5 8.7 32 15.3 20.5 8.7Z" />
      <path fill="#8dd6f9" d="M20.5 8.7 32 15.3V28.7L20.5 22Z" />
      <path fill="#58b4e5" d="M43.5 8.7 32 15.3V28.7L43.5 22Z" />
      <path fill="#1c78c0" d="M8 20.3 32 34.2V62L8 48.1Z" />
      <path fill="#1a6bac" d="M56 20.3 32 34.2V62L56 48.1Z" />
      <path fill="#fff" opacity=".16" d="M8 20.3 32 34.2V37.5L8 23.6Z" />
      <path fill="#0b1a22" opacity=".22" d="M32 34.2 56 20.3V48.1L32 62Z" />
    </svg>
  );
}
