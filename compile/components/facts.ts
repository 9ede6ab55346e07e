import GithubSlugger from 'github-slugger';
import { text } from './component.ts';
import type { ComponentDefinition } from './component.ts';
import { columns, factsTable } from './facts-table.ts';

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
    const found = page.facts.resolve(scope);
    if (found.length === 0) page.error(`<Facts of="${scope}"> names no fact: \`npm run facts\` lists them.`);
    const ids = new Map(found.map((fact) => [fact.id, page.takeId(new GithubSlugger().slug(fact.name))]));
    for (const fact of found) page.claim(fact.id, ids.get(fact.id));
    return factsTable(found, [columns.name, columns.type, columns.default, columns.since, columns.status], (fact) =>
      ids.get(fact.id),
    );
  },
};
