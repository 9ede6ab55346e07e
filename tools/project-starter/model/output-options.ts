/** Generates webpack's `output` option for a project. */
import { option, type Entry } from './print-value.ts';
import { programFile } from './scripts.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

const page = '/configuration/output/';

/** Returns the properties of webpack's `output` option for a generated project, with explanations. */
export function outputOptions(answers: Answers): Entry[] {
  const clean = option('clean', 'true', 'clean', `${page}#outputclean`);
  switch (answers.goal) {
    case 'library':
      return [
        ...(answers.output === 'umd' ? [] : [clean]),
        option('filename', '"index.js"'),
        ...moduleOption,
        option('library', '{ type: "module" }', 'exportsOfEntry', `${page}#outputlibrary`),
      ];
    case 'node':
      return [clean, option('filename', `"${programFile(answers)}"`), ...nodeFormat(answers)];
    default:
      return [clean, ...pageNames(answers), ...pageModule(answers), ...pageHtml(answers)];
  }
}

const moduleOption: Entry[] = [option('module', 'true', 'writesModules', `${page}#outputmodule`)];

function nodeFormat({ output }: Answers): Entry[] {
  if (output === 'module') return moduleOption;
  return [option('module', 'false', 'writesCommonJs', `${page}#outputmodule`)];
}

function pageModule(answers: Answers): Entry[] {
  if (answers.output !== 'module') return [];
  if (!traitsOf(answers).server) return moduleOption;
  return [option('module', '!development', 'modulesInProduction', `${page}#outputmodule`)];
}

function pageNames(answers: Answers): Entry[] {
  if (answers.output !== 'hashed') return [];
  const { server, styles, ownPage } = traitsOf(answers);
  const name = (ending: string) =>
    server
      ? `development ? "[name].${ending}" : "[name].[contenthash:8].${ending}"`
      : `"[name].[contenthash:8].${ending}"`;
  return [
    option('filename', name('js'), 'hashedNames', '/guides/caching/'),
    ...(styles === undefined ? [] : [option('cssFilename', name('css'), undefined)]),
    ...(ownPage && answers.html !== 'plugin'
      ? [option('htmlFilename', '"[name].html"', 'pageKeepsUrl', `${page}#outputhtmlfilename`)]
      : []),
  ];
}

function pageHtml(answers: Answers): Entry[] {
  const { ownPage, server } = traitsOf(answers);
  if (!ownPage) return [];
  if (answers.html === 'generated') {
    return [option('html', 'true', 'pagePerEntry', '/guides/native-html/#generated-page')];
  }
  if (answers.html === 'entry' && answers.goal === 'app' && server) {
    return [option('html', '{ base: "/" }', 'baseOfPage', '/configuration/output/#outputhtml')];
  }
  if (answers.html === 'plugin' && answers.goal === 'app') {
    return [option('publicPath', '"/"', 'publicPath', `${page}#outputpublicpath`)];
  }
  return [];
}
