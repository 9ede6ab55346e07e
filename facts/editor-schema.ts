/**
 * A schema of configurations for editors: what webpack validates with, as far as JSON and YAML can write it, in plain
 * JSON Schema (draft 7).
 */
import { readSchema } from './schema/read-schema.ts';
import type { Schema as WrittenSchema } from './schema/schema.ts';
import { walkSchema } from './schema/walk.ts';
import type { Fact, Facts } from './types.ts';

/** A schema as editors read it. */
export type EditorSchema = Record<string, unknown>;

/** What an editor says of an option. */
export type Describe = (fact: Fact) => { description: string; default?: unknown };

/** Keywords of draft 7 that webpack's schemas use; what else stands in them is for webpack alone, or is webpack's own words. */
const keywords = new Set([
  'type',
  'enum',
  'const',
  'pattern',
  'minLength',
  'minItems',
  'minimum',
  'maximum',
  'minProperties',
  'uniqueItems',
  'required',
  'deprecated',
]);

/** Patterns of what webpack's keyword `absolutePath` asks for, on any system. */
const absolute = String.raw`^(?:/|[A-Za-z]:[\\/])`;
const relative = '^[^!]*$';

/**
 * The schema of `webpack.config.json` and `webpack.config.yaml`: one configuration, or several in an array, with the options of
 * webpack-dev-server in `devServer`. What only JavaScript can write (functions, regular expressions, plugins) is left out, so
 * that an editor marks what webpack would refuse.
 *
 * @param id address that the schema is published at
 * @param describe what is said of each option
 * @throws Error where a reference in a package's schema leads nowhere
 */
export function editorSchema(facts: Facts, id: string, describe: Describe): EditorSchema {
  const webpack = new Conversion(readSchema('webpack', 'schemas/WebpackOptions.json'), {
    facts,
    kind: 'option',
    describe,
  });
  const devServer = new Conversion(readSchema('webpack-dev-server', 'lib/options.json'), {
    facts,
    kind: 'devserver',
    describe,
  });
  const configuration = webpack.whole('configuration');
  const server = devServer.whole('devServer');
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: id,
    title: 'webpack configuration',
    anyOf: [{ $ref: '#/definitions/configuration' }, { type: 'array', items: { $ref: '#/definitions/configuration' } }],
    definitions: {
      ...server,
      ...configuration,
      // webpack itself takes any object there.
      'configuration.DevServer': { anyOf: [{ enum: [false] }, { $ref: '#/definitions/devServer' }] },
    },
  };
}

/** Takes one package's schema over. */
class Conversion {
  readonly #root: WrittenSchema;
  /** By the schema of a property, the option that it is. */
  readonly #facts = new Map<object, Fact>();
  readonly #describe: Describe;
  readonly #definitions = new Map<string, EditorSchema | undefined>();
  #prefix = '';

  constructor(root: WrittenSchema, about: { facts: Facts; kind: 'option' | 'devserver'; describe: Describe }) {
    this.#root = root;
    this.#describe = about.describe;
    // Where one definition serves several options, the first of them speaks for all.
    for (const { path, schemas } of walkSchema(root, true)) {
      const fact = about.facts.byId.get(`${about.kind}:${path}`);
      if (fact) for (const schema of schemas) if (!this.#facts.has(schema)) this.#facts.set(schema, fact);
    }
  }

  /** All definitions that are needed, the whole under a name, and those of the package with that name before theirs. */
  whole(name: string): Record<string, EditorSchema> {
    this.#prefix = `${name}.`;
    const { definitions: _, ...root } = this.#root;
    const converted = this.#convert(root) ?? {};
    const others = [...this.#definitions].flatMap(([key, schema]): [string, EditorSchema][] =>
      schema ? [[this.#prefix + key, schema]] : [],
    );
    return { [name]: converted, ...Object.fromEntries(others) };
  }

  /** A schema without what JSON cannot write; undefined where nothing is left that could. */
  #convert(written: WrittenSchema): EditorSchema | undefined {
    if (written.instanceof !== undefined) return undefined;
    if (written.$ref !== undefined) return this.#reference(written.$ref.replace('#/definitions/', ''));
    const plain: EditorSchema = Object.fromEntries(Object.entries(written).filter(([key]) => keywords.has(key)));
    for (const key of ['anyOf', 'oneOf'] as const) {
      const alternatives = written[key]?.flatMap((each) => this.#convert(each) ?? []);
      if (alternatives?.length === 0) return undefined;
      if (alternatives) plain[key] = alternatives;
    }
    const required = new Set(written.required);
    const properties: [string, EditorSchema][] = [];
    for (const [name, value] of Object.entries(written.properties ?? {})) {
      const property = this.#property(value);
      if (property) properties.push([name, property]);
      else if (required.has(name)) return undefined;
    }
    if (written.properties) plain.properties = Object.fromEntries(properties);
    const { additionalProperties: others, items, not, absolutePath } = written;
    if (absolutePath !== undefined) plain.pattern = absolutePath ? absolute : relative;
    if (others !== undefined)
      plain.additionalProperties = typeof others === 'boolean' ? others : (this.#convert(others) ?? false);
    const item = items && this.#convert(items);
    if (items && !item) return undefined;
    if (item) plain.items = item;
    const excluded = not && this.#convert(not);
    if (excluded) plain.not = excluded;
    return plain;
  }

  #reference(name: string): EditorSchema | undefined {
    const reference = { $ref: `#/definitions/${this.#prefix}${name}` };
    if (this.#definitions.has(name)) return this.#definitions.get(name) && reference;
    const definition = this.#root.definitions?.[name];
    if (!definition)
      throw new Error(`The reference to ${name} leads to no definition of the schema (facts/editor-schema.ts).`);
    // What is inside itself can be written if anything else in it can.
    this.#definitions.set(name, {});
    const converted = this.#convert(definition);
    this.#definitions.set(name, converted);
    return converted && reference;
  }

  #property(written: WrittenSchema): EditorSchema | undefined {
    const converted = this.#convert(written);
    const fact = this.#facts.get(written);
    if (!converted || !fact) return converted;
    const said = { ...this.#describe(fact), ...(fact.deprecated && { deprecated: true }) };
    // Draft 7 reads nothing beside a reference.
    return '$ref' in converted ? { ...said, allOf: [converted] } : { ...converted, ...said };
  }
}
