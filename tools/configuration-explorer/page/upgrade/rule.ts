import type { Property } from './properties.ts';
import type { Configuration } from './configuration.ts';
import type { Edit } from './edits.ts';

/** What a rule did: the edits, and where the reader has to look at the result. */
export interface Step {
  edits: Edit[];
  /** What a person has to decide or to check, by the name of its text. */
  note?: Note;
}

/** Texts for what a machine cannot know (`TEXTS.configurationExplorer.upgradeNotes`). */
export type Note = 'order' | 'styles' | 'assets' | 'chunks' | 'polyfill' | 'hash' | 'sockets' | 'minimizer' | 'target';

/** Changes an old option; undefined where it can't. */
export type Rule = (property: Property, configuration: Configuration) => Step | undefined;

/** Removes the option, whatever it is set to. */
export const drop: Rule = (property, configuration) => ({ edits: configuration.remove(property) });

/** Moves the value, as it is or as another text. */
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

/** Like `to`, but removes the option where the new one is set already. */
export function unlessSet(path: string, text?: Parameters<typeof to>[1]): Rule {
  return (property, configuration) =>
    (configuration.at(path.split('.')) ? drop : to(path, text))(property, configuration);
}

/** Gives the option another name, in place. */
export function renamed(name: string): Rule {
  return (property, configuration) => ({ edits: configuration.rename(property, name) });
}

/** By the text of the value; what isn't listed is left to `otherwise`. */
export function byValue(rules: Record<string, Rule>, otherwise?: Rule): Rule {
  return (property, configuration) => {
    const value = configuration.textOf(property).replaceAll("'", '"');
    return (Object.hasOwn(rules, value) ? rules[value] : otherwise)?.(property, configuration);
  };
}
