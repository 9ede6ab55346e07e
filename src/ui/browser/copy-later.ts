/**
 * Copies text to the clipboard that isn't available yet. WebKit only allows clipboard access while it handles the
 * click, so the promise itself is written to the clipboard if the browser supports that.
 *
 * @throws whatever `text` rejects with, or an error if the browser denies access
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  await navigator.clipboard.write([new ClipboardItem({ [type]: text.then((words) => new Blob([words], { type })) })]);
}

/**
 * Fetches a text file from the site.
 * @throws Error if the request fails
 */
export async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}
