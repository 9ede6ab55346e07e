/** Finds the names in a pasted configuration by reading its text; it is never executed. Pure. */

/** Options by path (`output.clean`, `module.rules[].use`), and other names in the text: plugins, hooks. */
export interface ConfiguredNames {
  options: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** Tokens: strings, comments, names, numbers, punctuators, and regular expressions where an expression may start. */
const token =
  /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[^])*`|(?<=[(,=:[!&|?{};]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*|[\w$]+|[^\s\w$]/g;

/** Maximum length of the text that is read; real configurations are far shorter. */
const longest = 200_000;

/** Follows nested object literals; objects returned by functions count as well. */
export function namesIn(configuration: string): ConfiguredNames {
  const options = new Set<string>();
  const words = new Set<string>();
  /** What each open bracket adds to the path; undefined for brackets that aren't part of an option. */
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
 * Whether a change concerns this configuration: an option it sets, a child of one, or a plugin or hook it names.
 *
 * @param name `output.clean`, `Compiler.done`, `optimize.SplitChunksPlugin`
 */
export function touches({ options, words }: ConfiguredNames, name: string, area: string): boolean {
  if (area === 'options' || area === 'defaults' || area === 'deprecations') {
    const path = name.replace(/\.\*$/, '');
    if ([...options].some((set) => set === path || set.startsWith(`${path}.`) || set.startsWith(`${path}[]`)))
      return true;
    // A new child of a configured option. Top-level ones are excluded: a new option in `output` would match everyone.
    const parent = path.slice(0, path.lastIndexOf('.'));
    return parent.includes('.') && options.has(parent);
  }
  return words.has(/[^.]+$/.exec(name)?.[0] ?? name);
}
