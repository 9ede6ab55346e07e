/** Implements `npm run mount`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inProject } from '../paths.ts';
import { MountFailure, mountVersion } from './mount-version.ts';

const help = `Usage: npm run mount -- OLDER [options]

Copies the build of an older version into its subfolder of the newest one, and merges their host
configurations, for Netlify, Cloudflare Pages, Vercel, and GitHub Pages.

  OLDER       folder with the build of the older version
  --to DIR    folder with the build of the newest version (default: dist/)
  --help      print this

Example: npm run mount -- ../old/dist
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const [older, ...more] = positionals;
if (values.help) process.stdout.write(help);
else if (older === undefined || more.length > 0) {
  process.stderr.write(`Name exactly one folder with an older build.\n\n${help}`);
  process.exitCode = 2;
} else
  try {
    const newest = values.to === undefined ? inProject('dist') : path.resolve(values.to);
    const { basePath, overruled } = await mountVersion(newest, path.resolve(older));
    process.stdout.write(`${newest} has the older version in ${basePath}/.\n`);
    if (overruled.length > 0)
      process.stdout.write(`These headers of the newest version apply to both versions: ${overruled.join(', ')}.\n`);
  } catch (error) {
    if (!(error instanceof MountFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
