import type { Check } from '../../../checks/check.ts';

export const check: Check = {
  title: 'Playground: the examples of the pages in its core, beside Node.js',
  runsProjects: true,
  options: { '--update': 'write the list of the examples that it can run anew' },
  run: async ({ paths, ...request }) => (await import('./run-check.ts')).runPlaygroundCheck(paths, request),
};
