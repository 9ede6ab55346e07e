/** Matches the codes of right-to-left languages. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-|$)/;

/**
 * Returns the text direction of a language, for the `dir` attribute.
 * @param language language code as in the `lang` attribute: `ar`, `zh-TW`
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.test(language) ? 'rtl' : 'ltr';
}
