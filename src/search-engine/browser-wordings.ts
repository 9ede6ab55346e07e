/**
 * Translates error messages from other browsers and older versions of Node.js to Chrome's wording, which pages quote.
 */
const wordings: readonly (readonly [others: RegExp, chromes: string])[] = [
  // Wording of an error message in Node.js before version 16.
  [/Cannot read property '([^']+)' of (undefined|null)/g, "Cannot read properties of $2 (reading '$1')"],
  // Wording of an error message in Firefox.
  [
    /can't access property ["']([^"']+)["'], .{1,80}? is (undefined|null)/gi,
    "Cannot read properties of $2 (reading '$1')",
  ],
  [/error loading dynamically imported module/gi, 'Failed to fetch dynamically imported module'],
  // Wording of an error message in Safari.
  [
    /(undefined|null) is not an object \(evaluating '[^']*?(\w+)(?:\([^']*)?'\)/g,
    "Cannot read properties of $1 (reading '$2')",
  ],
  [/Can't find variable: ([\w$]+)/g, '$1 is not defined'],
  [/Importing a module script failed\.?/g, 'Failed to fetch dynamically imported module'],
  // Names of imported modules in development builds, and their expressions in webpack 4: `Object(_x__…["default"])`.
  [/\bObject\((\w+__WEBPACK_IMPORTED_MODULE_\d+__)\[["'](\w+)["']\]\)/g, '(0 , $1.$2)'],
  [/\w+(?<mark>__WEBPACK_IMPORTED_MODULE_)\d+__/g, '_x$<mark>0__'],
];

/** Returns a pasted error message the way Chrome would print it. */
export function inChromesWords(text: string): string {
  return wordings.reduce((worded, [others, chromes]) => worded.replace(others, chromes), text);
}
