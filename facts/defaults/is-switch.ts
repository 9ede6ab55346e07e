import type { Fact } from '../types.ts';

/** Whether an option can be `true`; a function that returns a boolean doesn't count. */
export function isSwitch({ type = '' }: Fact): boolean {
  return type.split(' | ').includes('boolean');
}
