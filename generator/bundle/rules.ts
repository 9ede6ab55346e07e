/**
 * How the sources under `src/` and `tools/` become modules, the same for browser, prerender and service worker.
 */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { inProject } from '../paths.ts';

/** Which side a bundle runs on, and whether it is for development. */
export interface World {
  target: 'browser' | 'server';
  development: boolean;
  /** Whether links get the folder of the host that the site stands in. */
  isBelow?: boolean;
}

/** The browsers that the site supports, as `package.json` says them under `browserslist`. */
export const browsers: string[] = JSON.parse(readFileSync(inProject('package.json'), 'utf8')).browserslist;

/** TypeScript and TSX through SWC: webpack's own TypeScript support strips types but knows no JSX. */
export function scriptRule({ target, development, isBelow = false }: World): RuleSetRule {
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

/** CSS Modules with named exports; the browser's bundle extracts files, the server's needs the class names alone. */
export function styleRule({ target, development }: World): RuleSetRule {
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

/** Drawings used from scripts or styles become files of their own. */
export const imageRule: RuleSetRule = { test: /\.(?:svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' };

/**
 * Pages are data: that they are in strict mode need not be said in each of their chunks. Other generated modules stay strict: one
 * in the app's script that is not would have webpack say it for each module there.
 * @param folder with the generated modules
 */
export function contentRule(folder: string): RuleSetRule {
  const ofPages = ['pages', 'sections', 'redirects'].map((name) => path.join(folder, name));
  return { include: ofPages, parser: { overrideStrict: 'non-strict' } };
}
