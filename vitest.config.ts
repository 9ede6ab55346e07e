import { defineConfig } from 'vitest/config';

/**
 * Files that get a process of their own: they build with webpack, start processes, or take long. All others share one, one after
 * the other, which loads what they need once; `leave-nothing.ts` fails a file that leaves something behind.
 */
const alone = [
  'checks/examples/**/*.test.ts',
  'generator/{build,full-disk,home-example,recipes,set-up}.test.ts',
  'generator/{hosts,serve}/*.test.ts',
  'tools/*/build/*.test.ts',
];

const texts = 'src/model/texts/testing/put-texts.ts';

/**
 * Unit tests, beside the code. Browser tests have a configuration of their own in `e2e/`.
 * The limits end what hangs; they are far beyond what a busy machine needs, so that none of them decides a test.
 */
export default defineConfig({
  logLevel: 'error',
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { interval: 50, timeout: 120_000 } },
    maxWorkers: 2,
    // These import JSON in a way that only bundlers understand.
    server: { deps: { inline: [/@actions\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [
            '{facts,compile,generator,dev,checks,walls,data,bench}/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'tools/*/{build,checks,model,page,worker}/**/*.test.{ts,tsx}',
          ],
          exclude: alone,
          isolate: false,
          setupFiles: [texts, 'compile/testing/leave-nothing.ts'],
        },
      },
      { extends: true, test: { name: 'alone', include: alone, setupFiles: [texts] } },
    ],
  },
});
