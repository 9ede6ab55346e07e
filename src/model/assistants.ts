/** An AI assistant in which readers can open a page. */
export interface Assistant {
  label: string;
  /** URL that starts a conversation. `{prompt}` is replaced with the question. */
  url: string;
}

/** Returns the URL that opens an assistant with a prompt. */
export function askAddress({ url }: Assistant, prompt: string): string {
  return url.replace('{prompt}', encodeURIComponent(prompt));
}
