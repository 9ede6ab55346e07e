/**
 * Puts a text that is still on its way on the clipboard. WebKit lets a page write only while it answers the click: there, as
 * wherever the clipboard takes promises, the promise is written at once.
 *
 * @throws what the text's promise is rejected with, and where the browser refuses
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  await navigator.clipboard.write([new ClipboardItem({ [type]: text.then((words) => new Blob([words], { type })) })]);
}

/** Text of a file of the site. @throws Error where it does not answer with it */
export async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}
