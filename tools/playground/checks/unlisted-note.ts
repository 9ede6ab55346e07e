/** Returns a note about documentation examples that have no playground link. Such a link is optional. */
export function noteOnUnlisted(unlisted: number): string[] {
  if (unlisted === 0) return [];
  const [which, it] = unlisted === 1 ? ['1 of them has', 'it'] : [`${unlisted} of them have`, 'them'];
  return [`${which} no link to the playground yet. Optional: npm run check:tool -- playground --update lists ${it}.`];
}
