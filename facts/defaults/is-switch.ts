import type { Fact } from '../types.ts';

/** Whether the type of an option includes `true`. Functions that return a boolean don't count. */
export function isSwitch({ type = '' }: Fact): boolean {
  return type.split(' | ').includes('boolean');
}
