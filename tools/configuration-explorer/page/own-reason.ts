/** The explorer's own reason for the change of an option that still exists. */
export function ownReason(name: string): string | undefined {
  const reasons = Object.entries<string>(TEXTS.configurationExplorer.upgradeReasons);
  return reasons.find(([names]) => names.split(' ').includes(name))?.[1];
}
