import { type Entry, option } from './print-value.ts';
import type { ReasonName } from './text-names.ts';
import type { Answers } from './questions.ts';
import { titles } from './source-lines.ts';
import { traitsOf } from './traits.ts';

/** Returns the value of webpack's `entry` option for a generated project. */
export function entry(answers: Answers): string | Entry[] {
  const { entries, script, jsx, ownPage } = traitsOf(answers);
  const ending = jsx && answers.goal !== 'library' ? `${script}x` : script;
  if (ownPage && answers.html === 'entry') {
    const [first = ''] = entries;
    // Use names that differ from those of the scripts. The development server adds its client to each entry point,
    // whose output would otherwise collide with the page's script.
    return entries.length === 1
      ? `"./src/${first}.html"`
      : entries.map((name) => option(`${name}Page`, `"./src/${name}.html"`));
  }
  if (ownPage && answers.html === 'generated') {
    return entries.map((name) =>
      option(name, `{ import: "./src/${name}.${ending}", html: { title: "${titles[name] ?? name}" } }`),
    );
  }
  return entries.map((name) => option(name, `"./src/${name}.${ending}"`));
}

/** Returns the explanation of the `entry` option in a generated project. */
export function entryReason({ goal, html }: Answers): ReasonName {
  if (goal === 'library') return 'libraryEntry';
  if (goal === 'node') return 'programEntry';
  if (html === 'entry') return 'htmlEntry';
  return goal === 'site' ? 'scriptPerPage' : 'appEntry';
}

/** Returns webpack's `externals` option for a generated library, or an empty array for other projects. */
export function externals({ goal, framework }: Answers): Entry[] {
  if (goal !== 'library' || framework === 'none') return [];
  const packages = framework === 'react' ? '(react|react-dom)' : framework;
  return [option('externals', `/^${packages}($|\\/)/`, 'externals', '/guides/author-libraries/#externalize-lodash')];
}

/** Returns webpack's `resolve` option for a generated project. Only Svelte projects need it. */
export function resolve({ framework }: Answers): Entry[] {
  if (framework !== 'svelte') return [];
  return [
    option(
      'resolve',
      '{ conditionNames: ["svelte", "..."] }',
      'svelteCondition',
      '/configuration/resolve/#resolveconditionnames',
    ),
  ];
}

/**
 * Returns webpack options that enable native features, which other rules or plugins of the generated project would
 * disable.
 */
export function experiments(answers: Answers): Entry[] {
  const { vue, styles, ownPage, compiler, typescript } = traitsOf(answers);
  const native = typescript && compiler === undefined;
  const enabled = [
    (answers.styles === 'postcss' || (vue && styles !== undefined)) && 'css: true',
    vue && ownPage && answers.html !== 'plugin' && 'html: true',
    native && (vue || answers.framework === 'svelte') && 'typescript: true',
  ].filter((found) => found !== false);
  if (enabled.length === 0) return [];
  const says = vue ? 'nativeAfterVue' : 'nativeAfterRule';
  const href = vue ? '/guides/vue/#native-support-disabled' : '/configuration/experiments/';
  return [option('experiments', `{ ${enabled.join(', ')} }`, says, href)];
}

/** Returns webpack's `optimization` option for a generated project. */
export function optimization({ goal, framework, output }: Answers): Entry[] {
  if (goal === 'site') {
    return [
      option('optimization', '{ splitChunks: { chunks: "all" } }', 'sharedCode', '/plugins/split-chunks-plugin/'),
    ];
  }
  if (goal !== 'app' || framework === 'none' || output !== 'hashed') return [];
  // With `"all"`, the page would initially load packages that the user's code loads with `import()`.
  const group = '{ test: /[\\\\/]node_modules[\\\\/]/, name: "vendor", chunks: "initial" }';
  return [
    option('optimization', [
      option('splitChunks', [
        option('cacheGroups', [option('vendor', group, 'vendorGroup', '/guides/caching/#extracting-boilerplate')]),
      ]),
    ]),
  ];
}
