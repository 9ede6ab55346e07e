/** Detects configurations of other tools, and other files that aren't webpack configurations, by their content. */

/** Other tools in whose configuration file webpack options can be set. */
type ForeignTool = keyof typeof signs;

/**
 * Creates a pattern that matches imports of a package or of a file in it.
 *
 * @param name regular expression for the package name
 */
function importOf(name: string): string {
  return String.raw`(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*['"]${name}(?:\/[\w./-]+)?['"]`;
}

/**
 * Patterns that identify each tool's configuration file. Comments are removed before matching, and the first tool that
 * matches is reported.
 */
const signs = {
  storybook: [
    importOf(String.raw`@storybook\/[\w-]+`),
    String.raw`\bwebpackFinal\b|module\.exports\s*=\s*async\s*\(\{\s*config\b`,
  ],
  encore: [importOf('@symfony/webpack-encore')],
  expo: [importOf('@expo/webpack-config')],
  mix: [importOf('laravel-mix')],
  craco: [importOf('@craco/craco'), String.raw`\bwebpack\s*:\s*\{\s*(?:configure|alias|plugins)\b`],
  rewired: [importOf('(?:react-app-rewired|customize-cra)'), String.raw`\bfunction\s+override\s*\(\s*config\b`],
  vue: [
    importOf('@vue/cli-service'),
    String.raw`\b(?:configureWebpack|chainWebpack|lintOnSave|transpileDependencies)\s*[:(]`,
  ],
  gatsby: [String.raw`\bonCreateWebpackConfig\b`],
  nuxt: [String.raw`\bdefineNuxtConfig\b`],
  angular: [
    importOf(String.raw`@angular-(?:builders|devkit)\/[\w-]+`),
    String.raw`\(\s*config\w*\s*(?::[^,]+)?,\s*options\b[^,]*,\s*targetOptions\b`,
    String.raw`"architect"\s*:`,
  ],
  next: [
    importOf(String.raw`(?:next|@next\/[\w-]+)`),
    String.raw`\breactStrictMode\b`,
    String.raw`\bwebpack\s*:\s*(?:async\s*)?(?:function\s*\w*\s*)?\(\s*config\b|\bwebpack\s*\(\s*config\b[^)]*\)\s*\{`,
  ],
  vite: [importOf('(?:vite|vitest)'), importOf(String.raw`@vitejs\/[\w-]+`)],
  rollup: [importOf(String.raw`(?:rollup|@rollup\/[\w-]+)`)],
  rspack: [importOf(String.raw`(?:@rspack|@rsbuild)\/[\w-]+`)],
} as const satisfies Record<string, readonly string[]>;

/** Patterns that identify other files that users paste instead of a webpack configuration. */
const otherFiles = {
  packageJson: /^\s*\{[^]*"(?:dependencies|devDependencies|scripts)"\s*:/,
  tsconfig: /^\s*\{[^]*"compilerOptions"\s*:/,
  jsx: /<\/[\w.]*>|<[A-Za-z][\w.]*(?:\s[^<>]*)?\/>/,
} as const;

export type ForeignFile = ForeignTool | keyof typeof otherFiles;

/**
 * Returns the tool or type of file that a pasted text belongs to, or `undefined` if the text may be a webpack
 * configuration.
 *
 * @param isBroken whether the text couldn't be run; some patterns apply only then, because a configuration may contain
 * them in a string
 */
export function foreignFileIn(text: string, isBroken: boolean): ForeignFile | undefined {
  const code = text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  if (isBroken || /^\s*\{/.test(code))
    for (const [file, sign] of Object.entries(otherFiles))
      if (sign.test(code) && (isBroken || file !== 'jsx')) return file as ForeignFile;
  return (Object.keys(signs) as ForeignTool[]).find((tool) => signs[tool].some((sign) => new RegExp(sign).test(code)));
}
