import type { Declarations } from '../declarations.ts';
import { expectAtLeast } from '../expectation.ts';
import { readSchema } from '../schema/read-schema.ts';
import { schemaFacts } from '../schema/schema-facts.ts';
import type { FactOf } from '../types.ts';

const where = 'schemas/WebpackOptions.json';

/** Extracts every webpack option from the schema with which webpack validates configurations. */
export function extractOptions(declarations: Declarations): FactOf<'option'>[] {
  const root = readSchema('webpack', where);
  const facts = schemaFacts(root, { kind: 'option' }, declarations).map((fact) => ({
    ...fact,
    kind: 'option' as const,
  }));
  expectAtLeast(
    facts.filter(({ parent }) => !parent),
    { package: 'webpack', where, what: 'options at the top', atLeast: 30 },
  );
  expectAtLeast(
    facts.filter(({ sameAs }) => !sameAs),
    { package: 'webpack', where, what: 'distinct options', atLeast: 450 },
  );
  return expectAtLeast(facts, { package: 'webpack', where, what: 'options', atLeast: 700 });
}
