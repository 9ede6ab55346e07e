/** Languages written from right to left. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-|$)/;

/** Where lines of a language begin, for `dir`. @param language as in `lang`: `ar`, `zh-TW` */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.test(language) ? 'rtl' : 'ltr';
}
