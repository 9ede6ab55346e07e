/** Returns the explorer's own explanation of why it changes an option that still exists in webpack. */
export function ownReason(name: string): string | undefined {
  const reasons = Object.entries<string>(TEXTS.configurationExplorer.upgradeReasons);
  return reasons.find(([names]) => names.split(' ').some((pattern) => matches(pattern, name)))?.[1];
}

/** Whether an option's path matches a pattern, in which `*` stands for any key. */
function matches(pattern: string, name: string): boolean {
  const [expected, keys] = [pattern.split('.'), name.split('.')];
  return expected.length === keys.length && expected.every((key, depth) => key === '*' || key === keys[depth]);
}
