const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
};

/** The address of a picture that is shown from its bytes; nothing for files of another kind. @param base64 gives its bytes */
export function imageAddress(name: string, base64: () => string): string | undefined {
  const type = types[name.split('.').at(-1)?.toLowerCase() ?? ''];
  return type && `data:${type};base64,${base64()}`;
}
