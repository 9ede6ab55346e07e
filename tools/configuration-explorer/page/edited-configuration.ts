/** What a reader works on, and how it is shared and kept. */
import type { ConfigurationLanguage } from '../model/question.ts';
import { packText, unpackText } from '../../../src/ui/browser/packed-text.ts';

/** A configuration in the editor, and what it is started with. */
export interface EditedConfiguration {
  text: string;
  language: ConfigurationLanguage;
  commandLine: string;
  /** As in a `.browserslistrc`: a query a line. */
  browserslist: string;
}

/** Names of the languages, by the extension of their file. */
export const languageNames: Record<ConfigurationLanguage, string> = {
  mjs: 'ES module',
  cjs: 'CommonJS',
  ts: 'TypeScript',
  json: 'JSON',
};

/** What the explorer starts with: it has something to say of most of its parts. */
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

/** Longest source that a link may bring, in characters. */
const longest = 500_000;

/** What the hash of an address brings. */
export type Shared = { kind: 'nothing' } | { kind: 'configuration'; edited: EditedConfiguration } | { kind: 'broken' };

/** The hash for a configuration, without `#`: `c1.` and its JSON, packed. The number is the version of this form. */
export async function hashOf(edited: EditedConfiguration): Promise<string> {
  const { text, language, commandLine, browserslist } = edited;
  return `c1.${await packText(JSON.stringify([text, language, commandLine, browserslist]))}`;
}

/** Reads the hash of an address, with its `#`. Never rejects. */
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

/** Whether a word is one of the languages. */
export function isLanguage(word: string | undefined): word is ConfigurationLanguage {
  return word !== undefined && Object.hasOwn(languageNames, word);
}
