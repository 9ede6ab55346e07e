import { describe, expect, it } from 'vitest';
import { isOpenAfter, isSwipe, shiftOf } from './drawer-swipe.ts';

const start = { x: 10, y: 100 };
const at = (x: number, y = 100) => ({ x, y });

describe('isOpenAfter', () => {
  it('needs more than 20 px, in the right direction', () => {
    expect(isOpenAfter(start, at(30), false)).toBe(false);
    expect(isOpenAfter(start, at(31), false)).toBe(true);
    expect(isOpenAfter(at(200), at(179), true)).toBe(false);
    expect(isOpenAfter(at(200), at(181), true)).toBe(true);
    expect(isOpenAfter(at(200), at(260), true)).toBe(true);
  });
  it('takes a steep movement for scrolling', () => {
    expect(isSwipe(start, at(60, 139), false)).toBe(true);
    expect(isSwipe(start, at(60, 141), false)).toBe(false);
  });
});

describe('shiftOf', () => {
  it('follows the finger under 295 px', () => {
    expect(shiftOf(start, at(110), { isOpen: false, width: 320 })).toBe(-220);
    expect(shiftOf(start, at(400), { isOpen: false, width: 320 })).toBe(-25);
    expect(shiftOf(at(300), at(200), { isOpen: true, width: 320 })).toBe(-100);
    expect(shiftOf(at(300), at(350), { isOpen: true, width: 320 })).toBe(0);
  });
});
