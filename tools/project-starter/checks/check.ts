import type { Check } from '../../../checks/check.ts';

export const check: Check = {
  title: 'Project starter: its projects, built and used',
  runsProjects: true,
  ignoresPaths: true,
  options: {
    '--write': 'put sizes and times into the file that its page shows',
    '--others N': 'also build N of the other combinations, another part each day',
  },
  run: async ({ alone, cached, write, others, onProgress, site }) => {
    const { pages } = (await site()).compiled;
    const { runStarterCheck } = await import('./run-check.ts');
    return runStarterCheck({ covered: alone ? 'pairs' : 'answers', pages, cached, write, others, onProgress });
  },
};
