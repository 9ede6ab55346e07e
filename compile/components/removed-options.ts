import type { Element, ElementContent } from 'hast';
import GithubSlugger from 'github-slugger';
import { h } from 'hastscript';
import type { Fact, FactOf, Facts } from '../../facts/types.ts';
import { factsAttribute, factsValue } from '../fact-addresses.ts';
import { pageTexts } from '../interface-texts.ts';
import { text } from './component.ts';
import type { ComponentDefinition, ComponentPage } from './component.ts';

type Removed = FactOf<'removed'>;

/**
 * Selects the releases of each list of removed options: options of webpack 4, options removed during webpack 5, and
 * options of webpack-dev-server.
 */
const lists: Record<string, (group: string) => boolean> = {
  'webpack 4': (group) => group === 'webpack 5',
  'webpack 5': (group) => group.startsWith('webpack 5.'),
  'webpack-dev-server': (group) => group.startsWith('webpack-dev-server '),
};

/**
 * `<RemovedOptions of="webpack-dev-server" />`: a table of options that earlier versions had, with their replacements
 * (`content/entries/removed.yaml`). The page counts as their documentation. Options with the same replacement share a
 * row.
 */
export const removedOptions: ComponentDefinition = {
  props: ['of'],
  required: ['of'],
  expand(props, _children, page) {
    const { facts } = page;
    if (!facts) return [];
    const isListed = lists[text(props.of)];
    if (!isListed) {
      page.error(`<RemovedOptions of="${text(props.of)}">: of is one of ${Object.keys(lists).join(', ')}.`);
      return [];
    }
    const listed = facts.ofKind('removed').filter(({ group }) => isListed(group));
    const rows = Map.groupBy(listed, ({ group, instead }) => `${group} ${instead}`);
    const { oldOption, removedIn, instead } = pageTexts.facts;
    const isOneVersion = new Set(listed.map(({ group }) => group)).size === 1;
    const withoutVersion = <Cell>([name, version, ...others]: Cell[]): Cell[] =>
      isOneVersion ? [name!, ...others] : [name!, version!, ...others];
    return h('table', [
      h('thead', h('tr', withoutVersion([oldOption, removedIn, instead].map((title) => h('th', title))))),
      h(
        'tbody',
        [...rows.values()].map((alike) => h('tr', withoutVersion(cells(alike, facts, page)))),
      ),
    ]);
  },
};

/**
 * Renders the cells of a row about removed options: their names, the version that removed them, and what to do instead.
 */
function cells(alike: readonly Removed[], facts: Facts, page: ComponentPage): Element[] {
  const [first] = alike;
  if (first?.instead === undefined)
    page.error(`${first?.id} has no sentence: say in content/entries/removed.yaml what to do about the option.`);
  const names = alike.map(({ id, name }) => {
    const slug = new GithubSlugger().slug(name);
    // If a heading already has the id of a removed option, give the table row another one.
    const anchor = page.takeId(slug) ?? page.takeId(`removed-${slug}`);
    page.claim(id, anchor);
    return h('code', { id: anchor ?? null }, name);
  });
  return [
    h(
      'td',
      names.flatMap((name, index) => (index === 0 ? [name] : [', ', name])),
    ),
    h('td', first?.group.replace(/^.* /, '') ?? ''),
    h('td', [...sentence(first?.instead ?? '', facts, page), ...proposal(alike)]),
  ];
}

/** Quotes the replacement for a removed option that webpack's error message suggests, because readers search for it. */
function proposal(alike: readonly Removed[]): ElementContent[] {
  const [said] = alike.flatMap(({ text: lines = [] }) => lines.filter((line) => line.startsWith('Did you mean')));
  if (said === undefined) return [];
  return [{ type: 'text', value: ` ${pageTexts.facts.message}: ` }, h('code', said)];
}

/** Renders a sentence, and links inline code that starts with an option to that option's documentation. */
function sentence(words: string, facts: Facts, page: ComponentPage): ElementContent[] {
  return words.split('`').map((part, index): ElementContent => {
    if (index % 2 === 0) return { type: 'text', value: part };
    const fact = optionNamed(part, facts);
    if (fact === undefined && beginsAsOption(part, facts))
      page.error(`content/entries/removed.yaml says “${words}”, and no option has the name of \`${part}\`.`);
    return h('code', fact ? { [factsAttribute]: factsValue(fact) } : {}, part);
  });
}

/** Finds the option or plugin at the start of inline code: `devServer.hot: "only"` is webpack-dev-server's `hot`. */
function optionNamed(code: string, { byId }: Facts): Fact | undefined {
  const [name = ''] = code.split(':');
  const ofServer = name.replace(/^devServer\./, '');
  const ids = [
    `option:${name}`,
    `devserver:${ofServer}`,
    `middleware:${ofServer.replace(/^devMiddleware\./, '')}`,
    `plugin:${name}`,
  ];
  return ids.map((id) => byId.get(id)).find((fact) => fact !== undefined);
}

/** Whether inline code is a path that starts with a known option, in which case the rest of the path must exist too. */
function beginsAsOption(code: string, { byId }: Facts): boolean {
  return /^\w+\./.test(code) && byId.has(`option:${/^\w+/.exec(code)?.[0]}`);
}
