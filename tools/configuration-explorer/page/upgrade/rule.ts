import type { Property } from './properties.ts';
import type { Configuration } from './configuration.ts';
import type { Edit } from './edits.ts';

/** Result of a rule: the edits, and points that the reader must review. */
export interface Step {
  edits: Edit[];
  /** Name of the text about a point to decide or check. */
  note?: Note;
}

/** Texts about points that can't be automated (`TEXTS.configurationExplorer.upgradeNotes`). */
export type Note = 'order' | 'styles' | 'assets' | 'chunks' | 'polyfill' | 'hash' | 'sockets' | 'minimizer' | 'target';

/** Changes an old option; undefined if it can't. */
export type Rule = (property: Property, configuration: Configuration) => Step | undefined;

/** Removes the option, whatever its value. */
export const drop: Rule = (property, configuration) => ({ edits: configuration.remove(property) });

/** Moves the value, unchanged or converted. */
export function to(
  path: string,
  text?: (value: string, property: Property, configuration: Configuration) => string | undefined,
): Rule {
  return (property, configuration) => {
    const value = configuration.textOf(property);
    const changed = text ? text(value, property, configuration) : value;
    const edits = changed === undefined ? undefined : configuration.move(property, path.split('.'), changed);
    return edits && { edits };
  };
}

/** Like `to`, but removes the option if the new one is already set. */
export function unlessSet(path: string, text?: Parameters<typeof to>[1]): Rule {
  return (property, configuration) =>
    (configuration.at(path.split('.')) ? drop : to(path, text))(property, configuration);
}

/** Renames the option in place. */
export function renamed(name: string): Rule {
  return (property, configuration) => ({ edits: configuration.rename(property, name) });
}

/** Chooses a rule by the source of the value; `otherwise` handles all others. */
export function byValue(rules: Record<string, Rule>, otherwise?: Rule): Rule {
  return (property, configuration) => {
    const value = configuration.textOf(property).replaceAll("'", '"');
    return (Object.hasOwn(rules, value) ? rules[value] : otherwise)?.(property, configuration);
  };
}
