/**
 * Creates a JSON Schema (draft 7) of webpack configurations for editors. It is webpack's own validation schema,
 * restricted to what JSON and YAML can express.
 */
import { readSchema } from './schema/read-schema.ts';
import type { Schema as WrittenSchema } from './schema/schema.ts';
import { walkSchema } from './schema/walk.ts';
import type { Fact, Facts } from './types.ts';

/** A JSON Schema with which editors validate and complete a webpack configuration. */
type EditorSchema = Record<string, unknown>;

/** Function that returns the description of an option for an editor. */
export type Describe = (fact: Fact) => { description: string; default?: unknown };

/**
 * Keywords of draft 7 that webpack's schemas use. Other keywords are specific to webpack, or contain webpack's own
 * descriptions.
 */
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

/**
 * Regular expressions that replace webpack's own schema keyword `absolutePath`. They work for all operating systems.
 */
const absolute = String.raw`^(?:/|[A-Za-z]:[\\/])`;
const relative = '^[^!]*$';

/**
 * Creates the schema for `webpack.config.json` and `webpack.config.yaml`. It accepts one configuration or an array of
 * several, with the options of webpack-dev-server in `devServer`. Functions, regular expressions and plugins are
 * omitted because only JavaScript can express them, so that editors flag what webpack would reject.
 *
 * @param id URL at which the schema is published
 * @param describe returns the description of an option
 * @throws Error if a package's schema has a reference that can't be resolved
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
      // webpack itself accepts any object in `devServer`, because its schema doesn't contain the options of
      // webpack-dev-server.
      'configuration.DevServer': { anyOf: [{ enum: [false] }, { $ref: '#/definitions/devServer' }] },
    },
  };
}

/** Converts the JSON Schema of a package for editors. */
class Conversion {
  readonly #root: WrittenSchema;
  /** The webpack option that each property's schema describes. */
  readonly #facts = new Map<object, Fact>();
  readonly #describe: Describe;
  readonly #definitions = new Map<string, EditorSchema | undefined>();
  #prefix = '';

  constructor(root: WrittenSchema, about: { facts: Facts; kind: 'option' | 'devserver'; describe: Describe }) {
    this.#root = root;
    this.#describe = about.describe;
    // If several options share a schema definition, the first one provides the description.
    for (const { path, schemas } of walkSchema(root, true)) {
      const fact = about.facts.byId.get(`${about.kind}:${path}`);
      if (fact) for (const schema of schemas) if (!this.#facts.has(schema)) this.#facts.set(schema, fact);
    }
  }

  /**
   * Returns the converted schema as a definition with the given name, and all definitions that it needs, prefixed with
   * that name.
   */
  whole(name: string): Record<string, EditorSchema> {
    this.#prefix = `${name}.`;
    const { definitions: _, ...root } = this.#root;
    const converted = this.#convert(root) ?? {};
    const others = [...this.#definitions].flatMap(([key, schema]): [string, EditorSchema][] =>
      schema ? [[this.#prefix + key, schema]] : [],
    );
    return { [name]: converted, ...Object.fromEntries(others) };
  }

  /** Converts a schema for editors, without the parts that JSON can't express. Returns undefined if nothing is left. */
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
    // Registers the schema definition before converting its content, because the definition may be recursive.
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
    // JSON Schema draft 7 ignores keywords next to `$ref`.
    return '$ref' in converted ? { ...said, allOf: [converted] } : { ...converted, ...said };
  }
}
