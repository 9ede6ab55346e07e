/** Finds the names in a pasted configuration by reading its source, without executing it. Pure. */

/**
 * Paths of the options that are set in the configuration (`output.clean`, `module.rules[].use`), and all other names in
 * it, such as plugins and hooks.
 */
export interface ConfiguredNames {
  options: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/**
 * Matches tokens of JavaScript: strings, comments, names, numbers, punctuators, and regular expressions where an
 * expression may start.
 */
const token =
  /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[^])*`|(?<=[(,=:[!&|?{};]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*|[\w$]+|[^\s\w$]/g;

/** Maximum number of characters of the pasted configuration that are read. Real configurations are far shorter. */
const longest = 200_000;

/**
 * Finds the names of options and other names in a configuration. Follows nested object literals, including those
 * returned by functions.
 */
export function namesIn(configuration: string): ConfiguredNames {
  const options = new Set<string>();
  const words = new Set<string>();
  /**
   * For each open bracket, the segment that it adds to the option path. Empty for brackets that aren't part of an
   * option.
   */
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
 * Whether a change in webpack concerns this configuration. It does if the changed name is an option that the
 * configuration sets, a child of such an option, or a plugin or hook that it names.
 *
 * @param name `output.clean`, `Compiler.done`, `optimize.SplitChunksPlugin`
 */
export function touches({ options, words }: ConfiguredNames, name: string, area: string): boolean {
  if (area === 'options' || area === 'defaults' || area === 'deprecations') {
    const path = name.replace(/\.\*$/, '');
    if ([...options].some((set) => set === path || set.startsWith(`${path}.`) || set.startsWith(`${path}[]`)))
      return true;
    // A new child of an option in the configuration counts, but not a child of a top-level option, because nearly every
    // configuration sets `output`.
    const parent = path.slice(0, path.lastIndexOf('.'));
    return parent.includes('.') && options.has(parent);
  }
  return words.has(/[^.]+$/.exec(name)?.[0] ?? name);
}
