/**
 * Lets a page's own inline code run under a policy that forbids inline code. The policy is what keeps scripts out of
 * nested frames (`srcdoc`), whose globals this document can't reach: there, WebRTC would connect to other hosts. Scripts
 * from `blob:` URLs are allowed, which nested frames can't load because their opaque origin is another one.
 */

/** The policy of a page once its import map has been read. */
const policy = "script-src 'unsafe-eval' blob:";

const scriptType = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i;

/**
 * Turns a document's inline scripts into scripts from `blob:` URLs, and adds the policy to it.
 * @param page parsed, not yet shown
 * @param importMap its import map, which must be inline and therefore comes before the policy
 * @param codeOf returns the code to run for that of a script
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
    // An inline script ignores these.
    script.removeAttribute('defer');
    if (!isModule) script.removeAttribute('async');
  }
  const map = page.createElement('script');
  map.type = 'importmap';
  // A file's name must not end the element, before the policy.
  map.textContent = JSON.stringify(importMap).replaceAll('<', String.raw`\u003c`);
  const meta = page.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  page.head.prepend(map, meta);
}

/** Makes handlers in attributes (`onclick="…"`), which the policy ignores, handlers of their elements. */
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
