/** Returns a note on examples without a playground link. A page is complete without it. */
export function noteOnUnlisted(unlisted: number): string[] {
  if (unlisted === 0) return [];
  const [which, it] = unlisted === 1 ? ['1 of them has', 'it'] : [`${unlisted} of them have`, 'them'];
  return [`${which} no link to the playground yet. Optional: npm run check:tool -- playground --update lists ${it}.`];
}
