/**
 * Upgrades configurations of webpack 4, early webpack 5 releases, or old development servers to the current versions.
 */
import type { KeyPath } from '../../model/answer.ts';
import type { ConfigurationLanguage } from '../../model/question.ts';
import { configurationObjects } from '../source/locate.ts';
import { parseSource, type ParsedSource, type SyntaxNode } from '../source/read-source.ts';
import { Configuration } from './configuration.ts';
import { withEdits } from '../../model/edits.ts';
import { changeOfRules, type NamedStep } from './module-rules.ts';
import { changeOfPlugins, outdatedPlugins, withoutUnusedImport } from './plugin-rules.ts';
import { itemsOf, propertiesOf, type Property } from './properties.ts';
import { byValue, inBranches, type Note, type Rule } from './rule.ts';
import { proxyList, serverRules } from './server-rules.ts';
import { keptInNode, webpackRules } from './webpack-rules.ts';

/** A change to a configuration, named after the path of an option, or after a plugin or loader. */
export interface Change {
  name: string;
  /** Name of the note about what the user must check after the change. */
  note?: Note;
}

/** Result of upgrading a webpack configuration. */
export interface Upgrade {
  text: string;
  changes: Change[];
  /** Plugins and values that no upgrade rule can change. The user has to change them by hand. */
  left: Change[];
  /** Paths of all keys in the upgraded configuration, used to find removed options. */
  keys: KeyPath[];
}

/** Maximum number of changes to a configuration, in case an upgrade rule applies endlessly. */
const most = 400;

/**
 * Upgrades a webpack configuration. This works on the source code without running it, and leaves comments and all parts
 * without a rule unchanged. It makes one change at a time and parses the result again.
 */
export function upgrade(text: string, language: ConfigurationLanguage): Upgrade {
  const changes: Change[] = [];
  let current = text;
  for (let count = 0; count < most; count++) {
    const step = firstChange(configurationsIn(current, language));
    if (!step) break;
    const next = withEdits(current, step.edits);
    if (next === current) break;
    current = next;
    changes.push({ name: step.name, ...(step.note && { note: step.note }) });
  }
  const result = withoutImports(current, language, changes);
  const configurations = configurationsIn(result, language);
  return {
    text: result,
    changes: merged(changes),
    left: merged(configurations.flatMap(leftIn)),
    keys: configurations.flatMap(({ source, root }) => keysIn(source, root)),
  };
}

function configurationsIn(text: string, language: ConfigurationLanguage): Configuration[] {
  const source = parseSource(text, language);
  return configurationObjects(source).map((root) => new Configuration(source, root));
}

/** Finds outdated parts of a configuration that the upgrade rules recognize but can't change. */
function leftIn(configuration: Configuration): Change[] {
  const target = configuration.at(['target']);
  return [
    ...outdatedPlugins(configuration).map((name): Change =>
      name === 'ExtractTextPlugin' ? { name, note: 'styles' } : { name },
    ),
    ...(target && /Function/.test(target.value?.name ?? '') ? [{ name: 'target', note: 'target' as const }] : []),
  ];
}

/** Returns the paths of all literal keys inside an object in source code. */
function keysIn(source: ParsedSource, value: SyntaxNode, path: KeyPath = []): KeyPath[] {
  if (value.name === 'ArrayExpression')
    return itemsOf(value).flatMap((item, index) => keysIn(source, item, [...path, index]));
  if (value.name !== 'ObjectExpression') return [];
  return propertiesOf(source, value).flatMap((property) => {
    const own = [...path, property.name];
    return [own, ...(property.value ? keysIn(source, property.value, own) : [])];
  });
}

function firstChange(configurations: readonly Configuration[]): NamedStep | undefined {
  for (const configuration of configurations) {
    const step = changeOfOptions(configuration) ?? changeOfRules(configuration) ?? changeOfPlugins(configuration);
    if (step) return step;
  }
  return undefined;
}

/** Upgrade rules for webpack-dev-server options whose values have a new format. */
const formRules: Record<string, Rule> = {
  'devServer.proxy': proxyList,
  'devServer.server': inBranches(
    byValue({ '"spdy"': (property, configuration) => ({ edits: configuration.set(property, '"http2"') }) }),
  ),
  'devServer.webSocketServer': inBranches(
    byValue({
      '"sockjs"': (property, configuration) => ({ edits: configuration.set(property, '"ws"'), note: 'sockets' }),
    }),
  ),
};

const rules: Record<string, Rule> = { ...serverRules, ...webpackRules, ...formRules };

function changeOfOptions(configuration: Configuration): NamedStep | undefined {
  for (const [path, rule] of Object.entries(rules)) {
    for (const { name, property } of propertiesAt(path, configuration)) {
      const step = rule(property, configuration);
      if (step) return { ...step, name };
    }
  }
  return undefined;
}

/** Finds the properties that an upgrade rule applies to. `*` in the path matches all properties of an object. */
function propertiesAt(path: string, configuration: Configuration): { name: string; property: Property }[] {
  const steps = path.split('.');
  const star = steps.indexOf('*');
  if (star < 0) {
    const property = configuration.at(steps);
    return property ? [{ name: path, property }] : [];
  }
  const before = steps.slice(0, star);
  return configuration
    .objects(before)
    .flatMap((object) => propertiesOf(configuration.source, object))
    .filter(({ name }) => before[0] !== 'node' || !keptInNode.has(name))
    .flatMap((each) => {
      const name = [...before, each.name, ...steps.slice(star + 1)].join('.');
      if (star === steps.length - 1) return [{ name, property: each }];
      const property = configuration.at(name.split('.'));
      return property ? [{ name, property }] : [];
    });
}

/** Removes the imports of plugins that the upgrade removed from a configuration. */
function withoutImports(text: string, language: ConfigurationLanguage, changes: readonly Change[]): string {
  const names = changes.map(({ name }) => name).filter((name) => /^[A-Z]\w+$/.test(name));
  for (let left = text; ;) {
    const edit = withoutUnusedImport(parseSource(left, language), names);
    if (!edit) return left;
    left = withEdits(left, [edit]);
  }
}

function merged(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((change) => [`${change.name} ${change.note}`, change])).values()];
}
