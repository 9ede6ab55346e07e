/** The webpack configuration in the editor: its type, the initial example, and the encoding for links. */
import type { ConfigurationLanguage } from '../model/question.ts';
import { packText, unpackText } from '../../../src/ui/browser/packed-text.ts';

/** A webpack configuration in the editor, with the environment it is run in. */
export interface EditedConfiguration {
  text: string;
  language: ConfigurationLanguage;
  commandLine: string;
  /** Browserslist queries in the format of a `.browserslistrc` file, with one query per line. */
  browserslist: string;
}

/** Display names of the languages that a configuration can be written in. */
export const languageNames: Record<ConfigurationLanguage, string> = {
  mjs: 'ES module',
  cjs: 'CommonJS',
  ts: 'TypeScript',
  json: 'JSON',
};

/** The example configuration that the editor shows initially. It produces results in most tabs of the explorer. */
export const firstConfiguration: EditedConfiguration = {
  text: `import path from "node:path";
import HtmlWebpackPlugin from "html-webpack-plugin";

export default (env, argv) => ({
  mode: argv.mode ?? "development",
  entry: "./src/index.js",
  output: {
    path: path.resolve(import.meta.dirname, "dist"),
    filename: "[name].[contenthash].js",
    clean: true,
  },
  devtool: "cheap-eval-source-map",
  module: {
    rules: [{ test: /\\.css$/, use: ["style-loader", "css-loader"] }],
  },
  optimization: {
    splitChunks: { chunks: "all" },
  },
  devServer: {
    contentBase: "./public",
  },
  plugins: [new HtmlWebpackPlugin()],
});
`,
  language: 'mjs',
  commandLine: '',
  browserslist: '',
};

/** Maximum length of the source code in a shared link, in characters. */
const longest = 500_000;

/** What the URL hash contains: nothing, a configuration, or an invalid value. */
type Shared = { kind: 'nothing' } | { kind: 'configuration'; edited: EditedConfiguration } | { kind: 'broken' };

/**
 * Encodes a configuration for the URL hash, without `#`. The result is `c1.` followed by compressed JSON. The number is
 * the version of the format.
 */
export async function hashOf(edited: EditedConfiguration): Promise<string> {
  const { text, language, commandLine, browserslist } = edited;
  return `c1.${await packText(JSON.stringify([text, language, commandLine, browserslist]))}`;
}

/** Parses a URL hash that may contain a configuration, including its `#`. Never rejects. */
export async function readHash(hash: string): Promise<Shared> {
  const packed = /^#c1\.(.+)$/s.exec(hash)?.[1];
  if (packed === undefined) return { kind: /^#c\d*\./.test(hash) ? 'broken' : 'nothing' };
  try {
    const edited = editedFrom(JSON.parse(await unpackText(packed, longest)));
    return edited ? { kind: 'configuration', edited } : { kind: 'broken' };
  } catch {
    return { kind: 'broken' };
  }
}

function editedFrom(value: unknown): EditedConfiguration | undefined {
  if (!Array.isArray(value) || !value.every((part) => typeof part === 'string')) return undefined;
  const [text, language, commandLine, browserslist] = value as string[];
  if (text === undefined || !isLanguage(language) || commandLine === undefined || browserslist === undefined)
    return undefined;
  return { text, language, commandLine, browserslist };
}

/** Whether a string is one of the languages that a configuration can be written in. */
export function isLanguage(word: string | undefined): word is ConfigurationLanguage {
  return word !== undefined && Object.hasOwn(languageNames, word);
}
