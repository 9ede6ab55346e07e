/**
 * Runs the inline code of a page under a policy that forbids inline code. The policy prevents scripts in nested frames
 * (`srcdoc`), whose globals this document can't restrict, and where WebRTC could connect to other hosts. It allows
 * scripts from `blob:` URLs, which nested frames can't load, because they have a different opaque origin.
 */

/** The policy of a page once its import map has been read. */
const policy = "script-src 'unsafe-eval' blob:";

const scriptType = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i;

/**
 * Turns a document's inline scripts into scripts from `blob:` URLs, and adds the policy to it.
 * @param page parsed, not yet shown
 * @param importMap its import map, which must be inline and therefore comes before the policy
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
    // Inline scripts ignore these attributes, but scripts with a URL don't.
    script.removeAttribute('defer');
    if (!isModule) script.removeAttribute('async');
  }
  const map = page.createElement('script');
  map.type = 'importmap';
  // Escaped, so that a file name containing an end tag can't end the element before the policy is set.
  map.textContent = JSON.stringify(importMap).replaceAll('<', String.raw`\u003c`);
  const meta = page.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  page.head.prepend(map, meta);
}

/** Attaches the code in event attributes (`onclick="…"`), which the policy blocks, as event handlers. */
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
