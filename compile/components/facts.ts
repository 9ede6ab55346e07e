import type { Fact } from '../../facts/types.ts';
import GithubSlugger from 'github-slugger';
import { exampleOf } from '../facts-block.ts';
import { text } from './component.ts';
import type { ComponentDefinition } from './component.ts';
import { columns, factsTable } from './facts-table.ts';
import type { FactColumn } from './facts-table.ts';

/** `<Facts of="option:output.environment.*" />`: a table of facts with nothing to add by hand; it claims them. */
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

/** Without the options of a list's items, where the same options have rows as those of an object: `shared[].<key>`. */
function withoutListForms(facts: Fact[]): Fact[] {
  const ids = new Set(facts.map(({ id }) => id));
  return facts.filter(({ id }) => !id.includes('[]') || !ids.has(id.replace('[]', '')));
}

/** The names of a plugin's options are read below its heading, and stand there without the plugin's. */
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
