/** An AI assistant in which readers can open a page. */
export interface Assistant {
  label: string;
  /** URL that starts a conversation with the assistant. `{prompt}` is replaced with the question. */
  url: string;
}

/** Returns the URL that opens an AI assistant with a prompt. */
export function askAddress({ url }: Assistant, prompt: string): string {
  return url.replace('{prompt}', encodeURIComponent(prompt));
}
