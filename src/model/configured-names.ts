/** What a pasted configuration names, read as text: nothing of it runs. Pure. */

/** Options by their path (`output.clean`, `module.rules[].use`), and other names in it: plugins, hooks. */
export interface ConfiguredNames {
  options: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** Strings, comments, names, numbers and signs; a regular expression where a value may begin. */
const token =
  /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[^])*`|(?<=[(,=:[!&|?{};]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*|[\w$]+|[^\s\w$]/g;

/** Longest text that is read; a configuration is far shorter. */
const longest = 200_000;

/** Reads objects inside each other for as long as they are written as such; what a function returns counts as well. */
export function namesIn(configuration: string): ConfiguredNames {
  const options = new Set<string>();
  const words = new Set<string>();
  /** What each open bracket adds to the path; nothing for those that are no part of an option. */
  const open: string[] = [];
  let key = '';
  const tokens = (configuration.slice(0, longest).match(token) ?? []).filter((each) => !/^\/[/*]/.test(each));
  for (const [index, each] of tokens.entries()) {
    const [next, after] = [tokens[index + 1], tokens[index + 2]];
    if (/^[{[(]$/.test(each)) {
      open.push(each === '[' && key !== '' ? `${key}[]` : key);
      key = '';
    } else if (/^[}\])]$/.test(each)) {
      open.pop();
      key = '';
    } else if (each === ',' || each === ';') key = '';
    else if (/^["'\w$]/.test(each)) {
      const name = each.replace(/^["']|["']$/g, '');
      if (/^[A-Za-z_$]/.test(each)) words.add(name);
      const isKey =
        /^[{,]$/.test(tokens[index - 1] ?? '') && (next === ':' || next === '(' || next === ',' || next === '}');
      if (!isKey || (next === ':' && after === undefined)) continue;
      key = name;
      options.add(pathOf(open, key));
    }
  }
  return { options, words };
}

function pathOf(open: readonly string[], key: string): string {
  return [...open, key].filter(Boolean).join('.');
}

/**
 * Whether a change is about something that a configuration has: an option that it sets, a part of one, or a plugin or hook that
 * it names.
 *
 * @param name `output.clean`, `Compiler.done`, `optimize.SplitChunksPlugin`
 */
export function touches({ options, words }: ConfiguredNames, name: string, area: string): boolean {
  if (area === 'options' || area === 'defaults' || area === 'deprecations') {
    const path = name.replace(/\.\*$/, '');
    if ([...options].some((set) => set === path || set.startsWith(`${path}.`) || set.startsWith(`${path}[]`)))
      return true;
    // A new part of what is configured; what is new in all of `output` touches nobody yet.
    const parent = path.slice(0, path.lastIndexOf('.'));
    return parent.includes('.') && options.has(parent);
  }
  return words.has(/[^.]+$/.exec(name)?.[0] ?? name);
}
