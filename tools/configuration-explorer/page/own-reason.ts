/** Returns the explorer's own explanation of why it changes an option that still exists in webpack. */
export function ownReason(name: string): string | undefined {
  const reasons = Object.entries<string>(TEXTS.configurationExplorer.upgradeReasons);
  return reasons.find(([names]) => names.split(' ').includes(name))?.[1];
}
