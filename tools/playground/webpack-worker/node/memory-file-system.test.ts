import { expect, test } from 'vitest';
import { MemoryFileSystem } from './memory-file-system.ts';
import { answer } from './answer-callback.ts';

test('what is written is read, and a change is later than the one before', () => {
  const files = new MemoryFileSystem();
  expect(files.place('/project/src/index.js', 'one')).toBe(true);
  const before = files.statSync('/project/src/index.js')!.mtimeMs;
  expect(files.place('/project/src/index.js', 'one')).toBe(false);
  expect(files.statSync('/project/src/index.js')!.mtimeMs).toBe(before);
  expect(files.place('/project/src/index.js', 'two')).toBe(true);
  expect(files.statSync('/project/src/index.js')!.mtimeMs).toBeGreaterThan(before);
  expect(files.readFileSync('/project/src/index.js', 'utf8')).toBe('two');
  expect(files.readdirSync('/project', { recursive: true })).toEqual(['src', 'src/index.js']);
});

test('errors have the codes of Node', () => {
  const files = new MemoryFileSystem();
  files.place('/project/a/b.txt', '');
  const codeOf = (run: () => unknown): unknown => {
    try {
      run();
    } catch (error) {
      return Object(error).code;
    }
    return undefined;
  };
  expect(codeOf(() => files.readFileSync('/project/none'))).toBe('ENOENT');
  expect(codeOf(() => files.readFileSync('/project/a'))).toBe('EISDIR');
  expect(codeOf(() => files.readdirSync('/project/a/b.txt'))).toBe('ENOTDIR');
  expect(codeOf(() => files.mkdirSync('/project/a'))).toBe('EEXIST');
  expect(codeOf(() => files.rmdirSync('/project/a'))).toBe('ENOTEMPTY');
  expect(codeOf(() => files.writeFileSync('/nowhere/x', ''))).toBe('ENOENT');
  expect(files.statSync('/none', { throwIfNoEntry: false })).toBeUndefined();
});

test('a callback comes after the call has returned', async () => {
  const order: string[] = [];
  const answered = new Promise<unknown>((resolve) => {
    answer(
      () => 7,
      (_error: Error | null, result: unknown) => {
        order.push('answer');
        resolve(result);
      },
    );
  });
  order.push('returned');
  expect(await answered).toBe(7);
  expect(order).toEqual(['returned', 'answer']);
});

test('text that was read as bytes is known again, and so is what took its place', () => {
  const files = new MemoryFileSystem();
  const read = () => String(files.readFileSync('/project/a.js'));
  files.place('/project/a.js', 'one');
  expect(read()).toBe('one');
  expect(files.place('/project/a.js', 'one')).toBe(false);
  files.writeFileSync('/project/a.js', 'two');
  expect(read()).toBe('two');
  expect(files.statSync('/project/a.js')!.size).toBe(3);
  expect(files.place('/project/a.js', new TextEncoder().encode('two'))).toBe(false);
});
