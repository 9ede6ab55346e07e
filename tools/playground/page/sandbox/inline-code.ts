/**
 * Runs the inline code of a previewed page under a policy that forbids inline code. The policy also applies to scripts
 * in nested frames (`srcdoc`), whose globals this document can't restrict, and where WebRTC could connect to other
 * hosts. It allows scripts from `blob:` URLs. Nested frames can't load those, because each has a different opaque
 * origin.
 */

/** Content security policy that applies to a previewed page after its import map has been read. */
const policy = "script-src 'unsafe-eval' blob:";

const scriptType = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i;

/**
 * Turns a document's inline scripts into scripts from `blob:` URLs, and adds the policy to the document.
 * @param page parsed document that isn't shown yet
 * @param importMap the document's import map, which must be inline and so is placed before the policy
 * @param codeOf transforms the code of a script
 */
export function lockInlineCode(
  page: Document,
  importMap: object,
  codeOf: (code: string, isModule: boolean) => string,
): void {
  for (const script of page.querySelectorAll('script:not([src])')) {
    if (!(script instanceof HTMLScriptElement && scriptType.test(script.type))) continue;
    const isModule = script.type.toLowerCase() === 'module';
    const code = codeOf(script.textContent ?? '', isModule);
    script.src = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    script.textContent = '';
    // Browsers ignore `defer` and, except on modules, `async` on inline scripts. On a script with a URL, these attributes
    // would delay the code.
    script.removeAttribute('defer');
    if (!isModule) script.removeAttribute('async');
  }
  const map = page.createElement('script');
  map.type = 'importmap';
  // Escape `<`, so that a file name that contains an end tag can't close the script element before the policy is set.
  map.textContent = JSON.stringify(importMap).replaceAll('<', String.raw`\u003c`);
  const meta = page.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  page.head.prepend(map, meta);
}

/**
 * Converts event handler attributes (`onclick="…"`), which the content security policy blocks, to event handler
 * properties.
 */
export function runHandlers(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const { name, value } of element.attributes)
      if (name.startsWith('on') && name in element) setHandler(element, name, value);
}

function setHandler(element: Element, name: string, code: string): void {
  try {
    Reflect.set(element, name, new Function('event', code));
  } catch (error) {
    reportError(error);
  }
}
