/** The one generator of projects: the page, its zip, its command and the checks all have their files from here. */
import { gitignore, pageFiles } from './other-files.ts';
import { typeFiles } from './type-files.ts';
import { styleFiles } from './style-files.ts';
import { packageJson, type Versions } from './package-json.ts';
import { writesManifest } from './plugins.ts';
import type { Project, Step } from './project.ts';
import type { Answers } from './questions.ts';
import { brokenRule } from './rules.ts';
import { sourceFiles } from './sources.ts';
import { traitsOf } from './traits.ts';
import { webpackConfig } from './webpack-config.ts';

const names: Record<Answers['goal'], string> = {
  app: 'my-app',
  site: 'my-site',
  library: 'my-library',
  node: 'my-program',
};

/**
 * The project that answers ask for.
 * Throws where the answers do not go together, or a package that it needs has no version.
 */
export function generate(answers: Answers, versions: Versions): Project {
  const broken = brokenRule(answers);
  if (broken !== undefined) throw new Error(`These answers do not go together: ${broken.says}`);
  const name = names[answers.goal];
  return {
    name,
    files: [
      webpackConfig(answers),
      packageJson(name, answers, versions),
      ...pageFiles(answers),
      ...sourceFiles(answers),
      ...styleFiles(answers),
      ...typeFiles(answers),
      gitignore,
    ],
    steps: steps(answers),
    next: next(answers),
  };
}

function steps(answers: Answers): Step[] {
  const { server } = traitsOf(answers);
  const found: (Step | false)[] = [
    { says: 'Install the packages.', command: 'npm install' },
    server
      ? { says: 'Start the dev server, and open the URL that it prints.', command: 'npm run dev' }
      : { says: 'Start watch mode, which rebuilds after each change.', command: 'npm run dev' },
    answers.goal !== 'node' && answers.goal !== 'library' && answers.html === 'none' && ownServer(answers),
    { says: 'Build for production. The files to publish are in dist.', command: 'npm run build' },
    answers.goal === 'node' && { says: 'Run the program.', command: 'npm start' },
  ];
  return found.filter((step) => step !== false);
}

function ownServer(answers: Answers): Step {
  const { output, styles } = answers;
  const type = output === 'module' ? ' type="module"' : ' defer';
  const where = writesManifest(answers)
    ? ' Look up the real names, and any files to load first, in dist/manifest.json.'
    : '';
  const sheet = styles === 'none' ? '' : ', a link to the stylesheet with the same name';
  return {
    says: `Add <div id="app"></div>${sheet}${sheet === '' ? '' : ','} and <script${type} src="/index.${output === 'module' ? 'mjs' : 'js'}"></script> to your page.${where}`,
  };
}

function next({ goal, framework, language }: Answers): Project['next'] {
  if (framework === 'react') return { title: 'React', href: '/guides/react/' };
  if (framework === 'vue') return { title: 'Vue', href: '/guides/vue/' };
  if (framework === 'svelte') return { title: 'Svelte', href: '/guides/svelte/' };
  if (goal === 'library') return { title: 'Authoring libraries', href: '/guides/author-libraries/' };
  if (goal === 'node') return { title: 'Targets', href: '/concepts/targets/' };
  if (language.startsWith('ts')) return { title: 'TypeScript', href: '/guides/typescript/' };
  return { title: 'Asset management', href: '/guides/asset-management/' };
}
