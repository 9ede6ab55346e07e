import { expect, test } from 'vitest';
import { packageJsonOf, unknownPackagesOf } from './package-json.ts';

const versions = {
  webpack: '5.112.2',
  'webpack-cli': '7.3.1',
  'css-loader': '7.1.5',
  'style-loader': '4.0.0',
  react: '19.3.1',
  '@babel/core': '8.1.2',
};
const of = (files: Record<string, string>, commandLine = '') => ({ files, commandLine });
const added = (files: Record<string, string>) => {
  const { devDependencies } = JSON.parse(packageJsonOf(of(files), versions)) as { devDependencies: object };
  return Object.keys(devDependencies).filter((name) => !name.startsWith('webpack'));
};

test('packages are those of imports, whatever their form', () => {
  const code = `
    import React from 'react';
    import 'css-loader/style.css';
    export * from "@babel/core/deep.js";
    const fs = require('node:fs'), path = require('path');
    await import(/* webpackChunkName: "x" */ 'lazy');
    import text from '!!style-loader!./a.txt';
    import './local.js'; import '/root.js'; import 'https://example.com/x.js'; import '#inside';
  `;
  expect(added({ 'src/a.js': code })).toEqual(['@babel/core', 'css-loader', 'react', 'style-loader']);
});

test('what nobody here knows is told, and never added', () => {
  const files = { 'src/a.js': "import 'cart/button'; import 'react'; import '@team/one'" };
  expect(unknownPackagesOf(of(files), versions)).toEqual(['@team/one', 'cart']);
  expect(added(files)).toEqual(['react']);
  const own = JSON.stringify({ dependencies: { cart: '1.0.0' } });
  expect(unknownPackagesOf(of({ ...files, 'package.json': own }), versions)).toEqual(['@team/one']);
});

test('a configuration names loaders as strings, other code does not', () => {
  const config =
    "export default { module: { rules: [{ use: ['style-loader', { loader: 'css-loader' }] }] }, mode: 'production' };";
  expect(added({ 'webpack.config.js': config })).toEqual(['css-loader', 'style-loader']);
  expect(added({ 'src/a.js': "console.log('css-loader')" })).toEqual([]);
});

test('packages that are files of the project, and what is no code, are left out', () => {
  const files = {
    'node_modules/react/index.js': "import 'css-loader'",
    'a.js': "import 'react'",
    'b.md': "from 'react'",
  };
  expect(added(files)).toEqual([]);
});

test('a new manifest has the versions of the documentation, and a command', () => {
  const text = packageJsonOf(of({ 'a.js': "import 'react'" }, '--mode production'), versions);
  expect(JSON.parse(text)).toEqual({
    name: 'webpack-playground',
    private: true,
    scripts: { build: 'webpack --mode production' },
    devDependencies: { react: '^19.3.1', webpack: '^5.112.2', 'webpack-cli': '^7.3.1' },
  });
});

test('an own manifest keeps what it says, and one that is no JSON stays', () => {
  const own = JSON.stringify({ type: 'module', dependencies: { react: '18.0.0' } });
  expect(JSON.parse(packageJsonOf(of({ 'package.json': own, 'a.js': "import 'react'" }), versions))).toEqual({
    type: 'module',
    dependencies: { react: '18.0.0' },
    devDependencies: { webpack: '^5.112.2', 'webpack-cli': '^7.3.1' },
  });
  expect(packageJsonOf(of({ 'package.json': '{ "name": ' }), versions)).toBe('{ "name": ');
});

test('a project in TypeScript says which Node.js can strip its types', () => {
  const enginesOf = (files: Record<string, string>) =>
    (JSON.parse(packageJsonOf(of(files), versions)) as { engines?: object }).engines;
  expect(enginesOf({ 'webpack.config.ts': '' })).toEqual({ node: '>=22.18' });
  expect(enginesOf({ 'a.tsx': '', 'package.json': '{ "engines": { "node": ">=24" } }' })).toEqual({ node: '>=24' });
  expect(enginesOf({ 'a.js': '', 'node_modules/x/a.d.ts': '' })).toBeUndefined();
});
