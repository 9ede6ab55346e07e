/**
 * Builds a translation of the site into another language, from a copy of the project with a different configuration and
 * string catalog.
 */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inProject } from '../generator/paths.ts';
import { disguise } from './disguise-texts.ts';
import { texts } from '../src/texts/en/index.ts';
import { toolNames } from '../tools/tools.ts';
import { copyProject } from './other-project.ts';

export interface MirrorProject {
  /** Folder of the built translation of the site. */
  readonly dist: string;
  remove(): Promise<void>;
}

/**
 * Builds the small test site in `fixture/` and the tools as a translation.
 *
 * @param language value for the `lang` attribute. The interface strings are the English ones with accents.
 */
export async function buildMirror(language: string): Promise<MirrorProject> {
  const project = await copyProject();
  await project.change('site.config.ts', (text) => text.replace("language: 'en'", `language: '${language}'`));
  const catalog = path.join(project.folder, 'src/texts', language);
  await mkdir(catalog);
  await writeFile(path.join(catalog, 'index.ts'), `${disguise({ ...texts, locale: undefined })}texts.locale = 'de';\n`);
  for (const part of ['pipeline', 'islands'])
    await writeFile(
      path.join(catalog, `${part}.ts`),
      `import { texts } from './index.ts';\nexport const { ${part} } = texts;\n`,
    );
  for (const name of toolNames) {
    const folder = `tools/${name}/model/texts`;
    const { texts: ofTool } = (await import(inProject(folder, 'en.ts'))) as { texts: object };
    await writeFile(path.join(project.folder, folder, `${language}.ts`), disguise(ofTool));
  }
  // The content consists of the small test site and the pages of the tools, whose strings are in the string catalog.
  const content = path.join(project.folder, 'content');
  await cp(inProject('e2e/fixture'), content, { recursive: true });
  for (const page of ['tools', 'playground.md'])
    await cp(inProject('content', page), path.join(content, page), { recursive: true });
  return { dist: project.build('--content', content), remove: project.remove };
}
