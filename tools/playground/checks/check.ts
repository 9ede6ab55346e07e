import type { Check } from '../../../checks/check.ts';

export const check: Check = {
  title: 'Playground: the examples of the pages in its core, beside Node.js',
  runsProjects: true,
  options: { '--update': 'rewrite the list of examples that the playground can run' },
  run: async ({ paths, ...request }) => (await import('./run-check.ts')).runPlaygroundCheck(paths, request),
};
