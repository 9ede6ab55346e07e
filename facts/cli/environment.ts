import { globSync } from 'node:fs';

import { expectAtLeast } from '../expectation.ts';
import { packageFolder, readPackageFile } from '../packages.ts';
import type { FactPackage } from '../packages.ts';
import type { FactOf } from '../types.ts';

const packages: FactPackage[] = ['webpack-cli', 'webpack', 'webpack-dev-server', 'webpack-dev-middleware'];

/** Environment variables of the operating system. Packages read them, but users don't set them for webpack. */
const systemVariables = new Set(['PATH', 'PATHEXT', 'TERM']);

/**
 * Extracts the environment variables that webpack's packages read, and the names in `env` that webpack-cli passes to a
 * configuration function.
 */
export function extractEnvironment(): FactOf<'env'>[] {
  const found = new Map<string, FactOf<'env'>>();
  const add = (name: string, group: string, packageName: FactPackage, file: string): void => {
    const known = found.get(name);
    if (known) {
      if (!known.files.includes(file)) known.files.push(file);
      return;
    }
    found.set(name, { id: `env:${name}`, kind: 'env', name, group, package: packageName, files: [file] });
  };

  for (const packageName of packages) {
    const files = globSync('{bin,lib,dist}/**/*.js', { cwd: packageFolder(packageName) }).sort();
    for (const file of files) {
      // Removes strings from the source code, because they contain code that webpack generates or replaces, rather than
      // variables that it reads.
      const text = readPackageFile(packageName, file).replace(/"process\.env[^"\n]*"/g, '""');
      if (!text.includes('process.env') && packageName !== 'webpack-cli') continue;
      for (const [, name = ''] of text.matchAll(/\bprocess\.env\??\.([A-Za-z_]+)\b/g)) {
        if (!systemVariables.has(name)) add(name, 'environment variable', packageName, file);
      }
      for (const [, name = ''] of text.matchAll(/\b(WEBPACK_[A-Z]+): true\b/g))
        add(name, 'env of a configuration function', packageName, file);
    }
  }
  const facts = [...found.values()];
  expectAtLeast(
    facts.filter(({ name }) => name.startsWith('WEBPACK_')),
    { package: 'webpack-cli', where: 'lib/webpack-cli.js', what: 'variables WEBPACK_*', atLeast: 6 },
  );
  return facts;
}
