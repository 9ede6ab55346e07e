export function words(clicks) {
  return `Clicked ${clicks} times`;
}
