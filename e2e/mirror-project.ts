/** A mirror of the site in another language: a copy of the project with a configuration and texts of its own. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { disguise } from './disguise-texts.ts';
import { texts } from '../src/model/texts/en/index.ts';
import { copyProject } from './other-project.ts';

export interface MirrorProject {
  /** The built site. */
  readonly dist: string;
  remove(): Promise<void>;
}

/**
 * Builds the small site of `fixture/` as a mirror.
 * @param language for `lang`; its texts are those of English in letters of another look
 */
export async function buildMirror(language: string): Promise<MirrorProject> {
  const project = await copyProject();
  await project.change('site.config.ts', (text) => text.replace("language: 'en'", `language: '${language}'`));
  const catalog = path.join(project.folder, 'src/model/texts', language);
  await mkdir(catalog);
  await writeFile(path.join(catalog, 'index.ts'), disguise(texts));
  for (const part of ['pipeline', 'islands'])
    await writeFile(
      path.join(catalog, `${part}.ts`),
      `import { texts } from './index.ts';\nexport const { ${part} } = texts;\n`,
    );
  return { dist: project.build(), remove: project.remove };
}
