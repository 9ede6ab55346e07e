/** An assistant that readers ask about a page. */
export interface Assistant {
  label: string;
  /** Address that begins a conversation; `{prompt}` is replaced by what is asked. */
  url: string;
}

/** The address that asks an assistant. */
export function askAddress({ url }: Assistant, prompt: string): string {
  return url.replace('{prompt}', encodeURIComponent(prompt));
}
