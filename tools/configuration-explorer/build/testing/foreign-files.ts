import type { ForeignFile } from '../../model/foreign-file.ts';

/** Configuration files of other tools that users may paste by mistake. */
export const foreignFiles: readonly { file: ForeignFile; code: string; isBroken?: boolean }[] = [
  {
    file: 'next',
    code: `module.exports = { webpack: (config, { isServer }) => { config.resolve.fallback = { fs: false }; return config; } };`,
  },
  {
    file: 'next',
    code: `import type { NextConfig } from 'next';\nconst nextConfig: NextConfig = { reactStrictMode: true };\nexport default nextConfig;`,
  },
  {
    file: 'next',
    code: `const withMDX = require('@next/mdx')();\nmodule.exports = withMDX({ images: { domains: ['a.example'] }, webpack(config) { return config; } });`,
  },
  {
    file: 'vue',
    code: `const { defineConfig } = require('@vue/cli-service');\nmodule.exports = defineConfig({ transpileDependencies: true });`,
  },
  {
    file: 'vue',
    code: `module.exports = { publicPath: './', outputDir: 'dist', configureWebpack: { resolve: { alias: {} } } };`,
  },
  {
    file: 'vite',
    code: `import { defineConfig } from 'vite';\nimport react from '@vitejs/plugin-react';\nexport default defineConfig({ plugins: [react()], server: { port: 3000 } });`,
  },
  {
    file: 'craco',
    code: `const path = require('path');\nmodule.exports = { webpack: { alias: { '@': path.resolve(__dirname, 'src') } }, babel: { plugins: [] } };`,
  },
  { file: 'craco', code: `module.exports = { webpack: { configure: (webpackConfig) => webpackConfig } };` },
  {
    file: 'rewired',
    code: `module.exports = function override(config, env) { config.module.rules.push({}); return config; };`,
  },
  {
    file: 'angular',
    code: `import type { Configuration } from 'webpack';\nimport { CustomWebpackBrowserSchema, TargetOptions } from '@angular-builders/custom-webpack';\nexport default (config: Configuration, options: CustomWebpackBrowserSchema, targetOptions: TargetOptions) => config;`,
  },
  {
    file: 'angular',
    code: `module.exports = (config, options, targetOptions) => { config.plugins.push({}); return config; };`,
  },
  {
    file: 'angular',
    code: `{ "projects": { "shop": { "architect": { "build": { "builder": "@angular-builders/custom-webpack:browser" } } } } }`,
  },
  {
    file: 'storybook',
    code: `module.exports = async ({ config }) => { config.module.rules.push({}); return config; };`,
  },
  {
    file: 'storybook',
    code: `import type { StorybookConfig } from '@storybook/react-webpack5';\nexport default { stories: ['../src'], webpackFinal: async (config) => config } satisfies StorybookConfig;`,
  },
  {
    file: 'encore',
    code: `const Encore = require('@symfony/webpack-encore');\nEncore.setOutputPath('public/build/').addEntry('app', './assets/app.js');\nmodule.exports = Encore.getWebpackConfig();`,
  },
  {
    file: 'expo',
    code: `const createExpoWebpackConfigAsync = require('@expo/webpack-config');\nmodule.exports = async function (env, argv) { return await createExpoWebpackConfigAsync(env, argv); };`,
  },
  {
    file: 'mix',
    code: `let mix = require('laravel-mix');\nmix.js('resources/js/app.js', 'public/js').webpackConfig({ resolve: {} });`,
  },
  {
    file: 'gatsby',
    code: `exports.onCreateWebpackConfig = ({ actions }) => { actions.setWebpackConfig({ resolve: {} }); };`,
  },
  { file: 'nuxt', code: `export default defineNuxtConfig({ builder: 'webpack', modules: [] });` },
  {
    file: 'rollup',
    code: `import resolve from '@rollup/plugin-node-resolve';\nexport default { input: 'src/index.js', output: { file: 'bundle.js', format: 'cjs' }, plugins: [resolve()] };`,
  },
  {
    file: 'rspack',
    code: `const rspack = require('@rspack/core');\nmodule.exports = { entry: './src/index.js', plugins: [new rspack.HtmlRspackPlugin()] };`,
  },
  {
    file: 'packageJson',
    code: `{ "name": "shop", "scripts": { "build": "webpack" }, "devDependencies": { "webpack": "^5.0.0" } }`,
  },
  { file: 'tsconfig', code: `{ "compilerOptions": { "target": "es2022" } }` },
  {
    file: 'jsx',
    isBroken: true,
    code: `import App from './App';\nexport default function Root() { return <App name="a" />; }`,
  },
  {
    file: 'jsx',
    isBroken: true,
    code: `const Page = () => (\n  <main>\n    <h1>Shop</h1>\n  </main>\n);\nexport default Page;`,
  },
];
