import { codeOf, type Line, type Project, type ProjectFile } from '../model/project.ts';
import { reasonTexts } from './answer-texts.ts';

/**
 * Returns the generated project with a `README.md` that explains the lines of each file.
 *
 * @param origin of the site, for its links: `https://webpack.js.org`
 */
export function withReasons(project: Project, origin: string): Project {
  return { ...project, files: [...project.files, readme(project, origin)] };
}

function readme({ name, files }: Project, origin: string): ProjectFile {
  const sections = files.map(({ path, lines }) => ({ path, items: lines.flatMap((line) => itemOf(line, origin)) }));
  return {
    path: 'README.md',
    lines: [
      `# ${name}`,
      ...sections.flatMap(({ path, items }) => (items.length === 0 ? [] : ['', `## ${path}`, '', ...items])),
    ],
  };
}

/** Returns a README list item with the first of the code lines that an explanation is about. */
function itemOf(line: Line, origin: string): string[] {
  if (typeof line === 'string') return [];
  const [code = ''] = codeOf(line).trim().split('\n');
  const { says, href } = line.why;
  const more = href === undefined ? '' : ` [${TEXTS.projectStarter.more}](${origin}${href})`;
  return [`- \`${code}\`: ${reasonTexts[says].replaceAll('](/', `](${origin}/`)}${more}`];
}
