/** Generates the webpack configuration of a project, in the chosen language. */
import { entry, entryReason, experiments, externals, optimization, resolve } from './config-entries.ts';
import { imports } from './config-imports.ts';
import { devServer } from './dev-server.ts';
import { moduleRules } from './module-rules.ts';
import { outputOptions } from './output-options.ts';
import { plugins } from './plugins.ts';
import { type Entry, option, printValue } from './print-value.ts';
import { because, type Line, type ProjectFile } from './project.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

/** Returns a generated project's `webpack.config.js`, `.ts`, or `.cjs`. */
export function webpackConfig(answers: Answers): ProjectFile {
  return { path: `webpack.config.${answers.configuration}`, lines: [...imports(answers), ...exported(answers)] };
}

/** Whether the project's webpack options depend on the mode, so that the configuration must be a function. */
function asksForMode(answers: Answers): boolean {
  const { hot, server, jsx, compiler } = traitsOf(answers);
  if (jsx && compiler === 'babel') return true;
  return (
    (answers.framework === 'react' && hot) || ((answers.output === 'hashed' || answers.output === 'module') && server)
  );
}

function exported(answers: Answers): Line[] {
  const { configuration } = answers;
  const left = configuration === 'cjs' ? 'module.exports = ' : 'export default ';
  const typed = configuration === 'ts';
  if (answers.output === 'umd') return twoBuilds(answers, left);
  const entries = configurationEntries(answers);
  if (!asksForMode(answers)) {
    return printValue(entries, left, typed ? ' satisfies Configuration;' : ';', { indent: '', json: false });
  }
  const opening = typed
    ? `${left}(env: unknown, argv: { mode?: string }): Configuration => {`
    : `${left}(env, argv) => {`;
  return [
    because(opening, 'modeFunction', '/configuration/configuration-types/'),
    '  const development = argv.mode === "development";',
    '',
    ...printValue(entries, 'return ', ';', { indent: '  ', json: false }),
    '};',
  ];
}

/**
 * Returns a webpack configuration that builds a library as an ES module and as UMD. The two builds differ only in their
 * output.
 */
function twoBuilds(answers: Answers, left: string): Line[] {
  const typed = answers.configuration === 'ts';
  const style = { indent: '', json: false };
  const shared = configurationEntries(answers).filter(({ key }) => key !== 'output');
  const second: Entry[] = [
    option('filename', '"index.umd.cjs"'),
    option('library', '{ name: "Cart", type: "umd" }', 'umdLibrary', '/configuration/output/#outputlibrarytype'),
    ...(answers.styles === 'modules'
      ? [option('uniqueName', '"my-library"', 'uniqueName', '/configuration/output/#outputuniquename')]
      : []),
    option('globalObject', '"globalThis"', 'globalObject', '/configuration/output/#outputglobalobject'),
  ];
  return [
    ...printValue(shared, `const shared${typed ? ': Configuration' : ''} = `, ';', style),
    '',
    because(`${left}[`, 'twoBuilds', '/configuration/configuration-types/'),
    ...printBuild('module', outputOptions(answers)),
    ...printBuild('umd', second),
    typed ? '] satisfies Configuration[];' : '];',
  ];
}

function printBuild(name: string, output: Entry[]): Line[] {
  const [open = '', ...rest] = printValue([option('name', `"${name}"`), option('output', output)], '', ',', {
    indent: '  ',
    json: false,
  });
  return [open, '    ...shared,', ...rest];
}

function configurationEntries(answers: Answers): Entry[] {
  const rules = moduleRules(answers);
  const extra = plugins(answers);
  return [
    option('entry', entry(answers), entryReason(answers), '/configuration/entry-context/#entry'),
    ...(answers.goal === 'node' ? [option('target', '"node"', 'targetNode', '/configuration/target/')] : []),
    option('output', outputOptions(answers)),
    ...externals(answers),
    ...resolve(answers),
    ...(rules.length > 0 ? [option('module', [option('rules', { items: rules })])] : []),
    ...experiments(answers),
    ...(extra.length > 0 ? [option('plugins', { items: extra })] : []),
    ...optimization(answers),
    ...devServer(answers),
  ];
}
