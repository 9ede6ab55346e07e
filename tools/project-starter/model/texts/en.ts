import { answerTexts } from './en-answers.ts';

/** Other interface strings of the project starter. `code` and [links](/) work as in Markdown (`src/ui/RichText/`). */
export const texts = {
  ...answerTexts,
  /** Link to the project starter on the home page. */
  homeLink: 'Start a project',
  title: 'Start a project',
  lead: 'Answer nine questions to get a project that runs, with a reason beside each line that matters. Choose TypeScript and React, for example, and the rest follows.',
  needsScript:
    'You need JavaScript to choose answers. Without it, you get the project for the default answers, shown below. The [guides](/guides/getting-started/) show how to set up other projects.',
  moving: 'Moving an existing project? Fill in the answers for',
  whichFiles: 'which files change',
  questionsHead: 'Questions',
  dashed: 'An answer with a dashed border also changes other answers.',
  startOver: 'Start over',
  changesOthers: ' (changes other answers)',
  yourProject: 'Your project',
  toResult: (files: number) => `Your project: ${files} files`,
  changed: (from: string, to: string) => `changed from “${from}” to “${to}”.`,
  undo: 'Undo',
  unknownInLink: (parts: string) => `The starter doesn’t know this part of the link, so it left it out: ${parts}.`,
  changedFrom: (answer: string) => `Changed from “${answer}”.`,
  files: 'Files',
  copy: 'Copy',
  copied: 'Copied',
  copyBlocked: 'Your browser blocked copying',
  more: 'More',
  moreAt: (address: string) => `More: ${address}`,
  openInPlayground: 'Open in the playground',
  playgroundFailed: 'Couldn’t open the playground. Try again.',
  projectName: 'Project name',
  copyCommand: 'Copy as command',
  copyPowerShell: 'Copy for PowerShell',
  copyLink: 'Copy link',
  addReasons: 'Add the reasons as a `README.md`, in the zip and the command',
  aboutCommand:
    'Run the command in bash, zsh, or a similar shell, or copy it for PowerShell. It writes the files and then runs `npm install`.',
  notPlayable: (names: string) => ` The playground can’t run this project, because it doesn’t include ${names}.`,
  /** Versions of Node.js, such as `22 (22.15 or newer), 24, or 26 or newer`. */
  needsNode: (versions: string) => `You need Node.js ${versions}.`,
  orNewer: (release: string) => `${release} or newer`,
  continueWith: (title: string, address: string) => `Continue with the guide: [${title}](${address}).`,
  tests: 'The project has no tests; [Testing](/guides/testing/) shows how to add them.',
  download: 'Download zip',
  zipFailed: 'Couldn’t create the zip, because part of this page didn’t load. Try again.',
  production: 'Production build:',
  scripts: (size: string) => `${size} of scripts`,
  styles: (size: string) => `${size} of styles`,
  pages: (size: string) => `${size} of HTML`,
  /** Compression and build time of a project's output, shown after its sizes. */
  compressed: (time: string) =>
    time === '' ? ', compressed with Brotli.' : `, compressed with Brotli, built in ${time}.`,
  measuredOn: (day: string, webpack: string) => ` Measured on ${day} with webpack ${webpack}.`,
  measuredSimilar: (day: string, webpack: string, answers: string) =>
    ` Measured on ${day} with webpack ${webpack} for the most similar project that our checks built. It differs from yours in: ${answers}.`,
};
