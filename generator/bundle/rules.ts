/**
 * webpack module rules for the code in `src/` and `tools/`. They are the same for the browser, prerendering, and the
 * service worker.
 */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { inProject } from '../paths.ts';

/** Options for creating webpack's module rules. */
interface RuleOptions {
  target: 'browser' | 'server';
  development: boolean;
  /** Whether the site is deployed below a base path, which links must contain. */
  isBelow?: boolean;
}

/** Supported browsers, from `browserslist` in `package.json`. */
export const browsers: string[] = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).browserslist;

/**
 * Transpiles TypeScript and TSX with SWC. webpack's own TypeScript support only strips types, and can't transform JSX.
 */
export function scriptRule({ target, development, isBelow = false }: RuleOptions): RuleSetRule {
  return {
    test: /\.tsx?$/,
    include: [inProject('src'), inProject('tools'), inProject('site.config.ts')],
    use: {
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: {
              runtime: 'automatic',
              development,
              refresh: development && target === 'browser',
              ...(isBelow && { importSource: inProject('src/app/below-base') }),
            },
          },
        },
        env: { targets: target === 'browser' ? browsers : { node: '24' } },
      },
    },
  };
}

/**
 * Creates the webpack rule for CSS Modules with named exports. The browser bundle extracts CSS files. The server bundle
 * needs only the class names.
 */
export function styleRule({ target, development }: RuleOptions): RuleSetRule {
  const cssLoader = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: true,
        exportLocalsConvention: 'camel-case-only',
        exportOnlyLocals: target === 'server',
        localIdentName: development ? '[name]_[local]' : '[hash:base64:5]',
      },
    },
  };
  return {
    test: /\.css$/,
    use: target === 'server' ? [cssLoader] : [MiniCssExtractPlugin.loader, cssLoader],
  };
}

/** webpack rule that emits images and fonts as files, if scripts or styles use them. */
export const fileRule: RuleSetRule = { test: /\.(?:svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' };

/**
 * webpack rule that makes page modules non-strict, so that their chunks don't need a `'use strict'` each. They contain
 * only data. Other generated modules stay strict, because a single non-strict module in the app's script would make
 * webpack add `'use strict'` to every other module there.
 *
 * @param folder folder with the generated modules
 */
export function contentRule(folder: string): RuleSetRule {
  const ofPages = ['pages', 'sections', 'redirects'].map((name) => path.join(folder, name));
  return { include: ofPages, parser: { overrideStrict: 'non-strict' } };
}
