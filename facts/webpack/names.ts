/** Names with a meaning inside modules: free variables, `import.meta` members, the hot API, magic comments. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expectAtLeast } from '../expectation.ts';
import { packageFolder, readPackageFile } from '../packages.ts';
import type { Fact } from '../types.ts';

/**
 * Variables, from what a live parser has handlers for, from `module.d.ts`, and from the library's own lists.
 *
 * @param handled names that the parsers of a build registered handlers for (`__webpack_hash__`, `require.ensure`, …)
 */
export function extractVariables(handled: readonly string[]): Fact[] {
  const library = librarySources();
  const names = new Set<string>([...handled.filter(isOurs), ...declaredNames()]);
  for (const text of library) {
    // A comment may give an invented member as an example (`import.meta.build`).
    const code = text.replace(/^\s*\/\/.*$/gm, '');
    for (const [, name] of code.matchAll(/["'`](import\.meta\.[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)*)["'`]/g)) if (name) names.add(name);
    for (const [, name] of text.matchAll(/\b(__(?:webpack|non_webpack|resource|system)_?\w*__|__resourceQuery|__resourceFragment)\b/g)) {
      if (name && documentable(name)) names.add(name);
    }
  }
  const facts = [...names].filter(documentable).sort().map((name): Fact => ({
    id: `variable:${name}`,
    kind: 'variable',
    name,
    group: groupOf(name),
    ...(name.startsWith('module.hot') && { sameAs: [`variable:${name.replace('module.hot', 'import.meta.webpackHot')}`] }),
  }));
  return expectAtLeast(facts, { package: 'webpack', where: 'the parser, module.d.ts and lib', what: 'names in modules', atLeast: 60 });
}

/** Magic comments: every `webpack…` that the parsers read from a comment. */
export function extractComments(): Fact[] {
  const names = new Set<string>();
  for (const text of librarySources()) {
    for (const [, name] of text.matchAll(/[oO]ptions\.(webpack[A-Z]\w+)/g)) if (name) names.add(name);
  }
  const facts = [...names].sort().map((name): Fact => ({ id: `comment:${name}`, kind: 'comment', name }));
  return expectAtLeast(facts, { package: 'webpack', where: 'lib', what: 'magic comments', atLeast: 8 });
}

/** The states that hot module replacement goes through. */
export function extractHotStatuses(): Fact[] {
  const list = /enum HotUpdateStatus \{([^}]*)\}/.exec(readPackageFile('webpack', 'module.d.ts'))?.[1] ?? '';
  const facts = [...list.matchAll(/"(\w+)"/g)].map(([, name = '']): Fact => ({ id: `hmr-status:${name}`, kind: 'hmr-status', name }));
  return expectAtLeast(facts, { package: 'webpack', where: 'module.d.ts', what: 'statuses of hot module replacement', atLeast: 5 });
}

/** What `module.d.ts` declares for code that is bundled. */
function declaredNames(): string[] {
  const text = readPackageFile('webpack', 'module.d.ts');
  const globals = [...text.matchAll(/^declare (?:var|const) (\w+)/gm)].map(([, name = '']) => name);
  const membersOf = (name: string): string[] => {
    const block = new RegExp(`interface ${name} \\{([\\s\\S]*?)\\n\\t?\\}`).exec(text)?.[1] ?? '';
    const indent = /\n(\t+)\S/.exec(block)?.[1] ?? '\t';
    return [...block.matchAll(new RegExp(`\\n${indent}(\\w+)\\??\\s*[:(]`, 'g'))].map(([, member = '']) => member);
  };
  const hot = membersOf('Hot');
  return [
    ...globals,
    ...membersOf('ImportMeta').map((name) => `import.meta.${name}`),
    'module.hot',
    ...hot.flatMap((name) => [`module.hot.${name}`, `import.meta.webpackHot.${name}`]),
    ...membersOf('Require').map((name) => `require.${name}`),
    ...optionNames(text, 'webpackContext', 'import.meta.webpackContext'),
    ...optionNames(text, 'type ImportMetaGlobOptions', 'import.meta.glob'),
  ];
}

/** Names of the options object that follows a word. */
function optionNames(text: string, after: string, prefix: string): string[] {
  const start = text.indexOf(after);
  const block = start < 0 ? '' : text.slice(start, text.indexOf('\n}', start)).split(/=> webpack\.Context/)[0] ?? '';
  return [...block.matchAll(/\n\t+(\w+)\?:/g)].flatMap(([, name = '']) => (name === 'options' ? [] : [`${prefix}.${name}`]));
}

const isOurs = (name: string): boolean => /^(__|import\.meta\.|module\.|require\.|define|exports|System\.)/.test(name);

/** Left out: names that only the code which webpack writes uses. */
function documentable(name: string): boolean {
  return !/^__webpack_(module|internal_module|internal_module_id|exports|global|modules_cache|module_cache|unused|self|chunk|entry|hash_func|export|ns|esm|source|css|inline|worker|dll|get_exports|exec|scope|script|resolve|name|result|html|asset|url|async|deps|error|temp|mod|i|queues|m|c|d|e|f|h|l|n|o|p|r|s|t|u|v|x|a|b|g|k|w|y|z)_*\w*__$/.test(name) ||
    ['__webpack_chunk_load__', '__webpack_chunkname__', '__webpack_hash__', '__webpack_css_server_styles__', '__webpack_modules__', '__webpack_module__', '__webpack_exports_info__', '__webpack_nonce__', '__webpack_public_path__', '__webpack_require__', '__webpack_runtime_id__', '__webpack_base_uri__', '__webpack_get_script_filename__', '__webpack_share_scopes__', '__webpack_init_sharing__', '__webpack_is_included__', '__webpack_layer__'].includes(name);
}

function groupOf(name: string): string {
  if (name.startsWith('import.meta.webpackHot') || name.startsWith('module.hot')) return 'hot';
  if (name.startsWith('import.meta.')) return 'import.meta';
  if (name.startsWith('require.')) return 'require';
  return name.startsWith('__') ? 'variable' : 'CommonJS';
}

function librarySources(): string[] {
  const folder = packageFolder('webpack');
  return globSync('lib/**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
}
