/** The generator of the project starter. The page, its zip download, its shell command, and the checks all use it. */
import { gitignore, pageFiles } from './other-files.ts';
import { typeFiles } from './type-files.ts';
import { styleFiles } from './style-files.ts';
import { packageJson, type Versions } from './package-json.ts';
import { writesManifest } from './plugins.ts';
import { allNeeds, type NodeNeed } from './node-need.ts';
import { runtimePackages, toolPackages } from './packages.ts';
import type { Project, Step } from './project.ts';
import type { Answers } from './questions.ts';
import { brokenRule } from './compatible-answers.ts';
import { sourceFiles } from './sources.ts';
import { traitsOf } from './traits.ts';
import { webpackConfig } from './webpack-config.ts';

const defaultNames: Record<Answers['goal'], string> = {
  app: 'my-app',
  site: 'my-site',
  library: 'my-library',
  node: 'my-program',
};

/** Turns what the user typed into a name for a directory and an npm package, or `undefined` if nothing is left of it. */
export function projectName(typed: string): string | undefined {
  const name = typed
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\w.-]/g, '')
    .replace(/^[._-]+/, '')
    .slice(0, 100);
  return name === '' ? undefined : name;
}

/**
 * Generates the project for the answers in the project starter.
 *
 * @param wanted what the user typed as the project's name
 * @throws Error if the answers are incompatible, or if a required package has no version
 */
export function generate(answers: Answers, versions: Versions, wanted = ''): Project {
  const broken = brokenRule(answers);
  if (broken !== undefined) throw new Error(`These answers do not go together: ${broken.says}`);
  const name = projectName(wanted) ?? defaultNames[answers.goal];
  const node = nodeNeed(answers, versions);
  return {
    name,
    files: [
      webpackConfig(answers),
      packageJson(name, answers, { versions, node }),
      ...pageFiles(answers),
      ...sourceFiles(answers),
      ...styleFiles(answers),
      ...typeFiles(answers),
      gitignore,
    ],
    steps: steps(answers),
    next: next(answers),
    node,
  };
}

/** The Node.js releases that run TypeScript without a flag. */
const withTypes: NodeNeed = { onward: '23.6.0', lines: { 22: '22.18.0' } };

/** Returns the Node.js releases that a generated project's packages and configuration run on. */
function nodeNeed(answers: Answers, versions: Versions): NodeNeed {
  return allNeeds([
    ...[...runtimePackages(answers), ...toolPackages(answers)].flatMap(({ name }) => versions[name]?.node ?? []),
    ...(answers.configuration === 'ts' ? [withTypes] : []),
  ]);
}

function steps(answers: Answers): Step[] {
  const { server } = traitsOf(answers);
  const found: (Step | false)[] = [
    { says: 'install', command: 'npm install' },
    { says: server ? 'serve' : 'watch', command: 'npm run dev' },
    answers.goal !== 'node' && answers.goal !== 'library' && answers.html === 'none' && ownServer(answers),
    { says: 'build', command: 'npm run build' },
    answers.goal === 'node' && { says: 'run', command: 'npm start' },
  ];
  return found.filter((step) => step !== false);
}

function ownServer(answers: Answers): Step {
  const script =
    answers.output === 'module' ? '<script type="module" src="/index.mjs">' : '<script defer src="/index.js">';
  return {
    says: writesManifest(answers) ? 'addByManifest' : 'add',
    code: [
      ...(answers.styles === 'none' ? [] : ['<link rel="stylesheet" href="/index.css" />']),
      `${script}</script>`,
      '<div id="app"></div>',
    ],
  };
}

function next({ goal, framework, language }: Answers): Project['next'] {
  if (framework === 'react') return { guide: 'react', href: '/guides/react/' };
  if (framework === 'vue') return { guide: 'vue', href: '/guides/vue/' };
  if (framework === 'svelte') return { guide: 'svelte', href: '/guides/svelte/' };
  if (goal === 'library') return { guide: 'libraries', href: '/guides/author-libraries/' };
  if (goal === 'node') return { guide: 'targets', href: '/concepts/targets/' };
  if (language.startsWith('ts')) return { guide: 'typescript', href: '/guides/typescript/' };
  return { guide: 'assets', href: '/guides/asset-management/' };
}
