const texts = TEXTS.configurationExplorer;

/**
 * Returns advice about the error that a CommonJS variable isn't defined in an ES module, and `undefined` for all other
 * errors.
 */
export function moduleAdvice(message: string): string | undefined {
  const name = /^ReferenceError: (\w+) is not defined/.exec(message)?.[1];
  const instead = Object.entries<string>(texts.inModules).find(([known]) => known === name)?.[1];
  return name !== undefined && instead !== undefined ? texts.notInModules(name, instead) : undefined;
}
