const texts = TEXTS.configurationExplorer;

/** Advice on an error about a variable that CommonJS has and ES modules lack; undefined for all other errors. */
export function moduleAdvice(message: string): string | undefined {
  const name = /^ReferenceError: (\w+) is not defined/.exec(message)?.[1];
  const instead = Object.entries<string>(texts.inModules).find(([known]) => known === name)?.[1];
  return name !== undefined && instead !== undefined ? texts.notInModules(name, instead) : undefined;
}
