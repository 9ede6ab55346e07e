/** An AI assistant that readers can open with a page. */
export interface Assistant {
  label: string;
  /** URL that starts a conversation; `{prompt}` is replaced by the question. */
  url: string;
}

/** The URL that opens an assistant with a prompt. */
export function askAddress({ url }: Assistant, prompt: string): string {
  return url.replace('{prompt}', encodeURIComponent(prompt));
}
