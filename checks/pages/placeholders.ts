/**
 * Placeholder texts in new pages from `npm run new`, which authors must replace. The page check reports any that are
 * left.
 */
export const toWrite = {
  instead: 'What to use instead, and how to move over.',
  purpose: 'What it does, and when you want it.',
  limits: 'What happens otherwise, what to watch out for, and where to go next.',
  hook: 'When it runs, what is known by then, and what a plugin does with it.',
  fault: 'What went wrong, explained to someone who sees the error for the first time.',
  cure: 'Why it happens, and what to do about it.',
  news: 'What is new, in a sentence or two.',
  goal: 'What you will have at the end, in a sentence or two.',
  tip: 'What goes wrong here most often, and how readers notice.',
  model: 'The mental model, before any option.',
  drawing: 'What the drawing shows, for readers who do not see it.',
  options: 'Which options matter here, and when to change them.',
  work: 'How it works, step by step, with what the example printed.',
  reason: 'Which problem it solves, and what people did before.',
  change: 'What to change in a project, and what happens otherwise.',
} as const;
