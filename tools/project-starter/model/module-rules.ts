/** Generates the `module.rules` of a project, with the loaders for its files. */
import { type Entry, item, option, type Value } from './print-value.ts';
import type { Answers } from './questions.ts';
import { compilerLoader, scriptRules } from './script-rules.ts';
import { styleRules } from './style-rules.ts';
import { traitsOf } from './traits.ts';

/**
 * Returns the module rules of a generated project with explanations, or an empty array if webpack supports all files
 * natively.
 */
export function moduleRules(answers: Answers): Entry[] {
  return [...frameworkRules(answers), ...scriptRules(answers), ...styleRules(answers)];
}

function frameworkRules(answers: Answers): Entry[] {
  if (answers.framework === 'vue') {
    const rule: Value = [
      option('test', '/\\.vue$/', 'vueRule', '/guides/vue/#configuration'),
      option('loader', '"vue-loader"'),
      option(
        'options',
        '{ experimentalInlineMatchResource: true }',
        'inlineMatchResource',
        '/guides/vue/#match-resource',
      ),
    ];
    return [item(rule)];
  }
  if (answers.framework === 'svelte') {
    const { compiler } = traitsOf(answers);
    const rule: Value =
      answers.browsers === 'older' && compiler !== undefined
        ? [
            option('test', '/\\.svelte$/', 'svelteOlder'),
            option('use', { items: [item(loaderWith(compilerLoader(answers))), item('"svelte-loader"')] }),
          ]
        : [
            option('test', '/\\.svelte(\\.[jt]s)?$/', 'svelteRule', '/guides/svelte/#configuration'),
            option('loader', '"svelte-loader"'),
          ];
    return [item(rule)];
  }
  return [];
}

function loaderWith([loader, options]: [loader: string, options: Value]): Value {
  return [option('loader', loader), option('options', options)];
}
