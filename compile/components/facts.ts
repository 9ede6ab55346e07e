import type { Fact } from '../../facts/types.ts';
import GithubSlugger from 'github-slugger';
import { exampleOf } from '../facts-block.ts';
import { text } from './component.ts';
import type { ComponentDefinition } from './component.ts';
import { columns, factsTable } from './facts-table.ts';
import type { FactColumn } from './facts-table.ts';

/**
 * `<Facts of="option:output.environment.*" />`: a generated table of webpack's options, hooks, and so on, which the
 * page thereby documents.
 */
export const facts: ComponentDefinition = {
  props: ['of'],
  required: ['of'],
  expand(props, _children, page) {
    const scope = text(props.of);
    if (!page.facts) {
      page.claim(scope);
      return [];
    }
    const found = withoutListForms(page.facts.resolve(scope));
    if (found.length === 0) page.error(`<Facts of="${scope}"> matches no facts: \`npm run facts\` lists them.`);
    const ids = new Map(found.map((fact) => [fact.id, page.takeId(new GithubSlugger().slug(fact.name))]));
    for (const fact of found) page.claim(fact.id, ids.get(fact.id));
    return factsTable(found, [nameUnder(scope), columns.type, columns.default, columns.since, columns.status], (fact) =>
      ids.get(fact.id),
    );
  },
};

/** Leaves out options of list items, such as `shared[].<key>`, if the object form has the same options. */
function withoutListForms(facts: Fact[]): Fact[] {
  const ids = new Set(facts.map(({ id }) => id));
  return facts.filter(({ id }) => !id.includes('[]') || !ids.has(id.replace('[]', '')));
}

/**
 * Creates the name column for a table of plugin options below the plugin's heading, where the plugin's name is omitted.
 */
function nameUnder(scope: string): FactColumn {
  const plugin = /^plugin-option:(.*?)\*+$/.exec(scope)?.[1] ?? '';
  return {
    ...columns.name,
    cell: (fact) => [
      ...columns.name.cell({ ...fact, name: fact.name.slice(plugin.length) }),
      ...[exampleOf(fact)].filter((example) => example !== undefined),
    ],
  };
}
