export function describe(weight) {
  return `A parcel of ${weight} kg`;
}

export function price(weight) {
  return 4 + weight * 1.5;
}
