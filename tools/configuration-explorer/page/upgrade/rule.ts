import type { Property } from './properties.ts';
import type { Configuration } from './configuration.ts';
import type { Edit } from './edits.ts';

/** What a rule does: its edits, and a note if the reader must check something. */
export interface Step {
  edits: Edit[];
  /** Name of the note about what the reader must decide or check. */
  note?: Note;
}

/** Names of notes about what can't be automated (`TEXTS.configurationExplorer.upgradeNotes`). */
export type Note = 'order' | 'styles' | 'assets' | 'chunks' | 'polyfill' | 'hash' | 'sockets' | 'minimizer' | 'target';

/** Changes an outdated option. Returns undefined if the rule doesn't apply. */
export type Rule = (property: Property, configuration: Configuration) => Step | undefined;

/** Rule that removes the option, whatever its value. */
export const drop: Rule = (property, configuration) => ({ edits: configuration.remove(property) });

/**
 * Creates a rule that moves the option to another path. @param text converts the value. By default, the value stays the
 * same.
 */
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

/** Creates a rule like `to` that only removes the option if the new one is already set. */
export function unlessSet(path: string, text?: Parameters<typeof to>[1]): Rule {
  return (property, configuration) =>
    (configuration.at(path.split('.')) ? drop : to(path, text))(property, configuration);
}

/** Creates a rule that renames the option in place. */
export function renamed(name: string): Rule {
  return (property, configuration) => ({ edits: configuration.rename(property, name) });
}

/** Creates a rule that chooses another rule by the value's source code. @param otherwise applies to all other values */
export function byValue(rules: Record<string, Rule>, otherwise?: Rule): Rule {
  return (property, configuration) => {
    const value = configuration.textOf(property).replaceAll("'", '"');
    return (Object.hasOwn(rules, value) ? rules[value] : otherwise)?.(property, configuration);
  };
}
