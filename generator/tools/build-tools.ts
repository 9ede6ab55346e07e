import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { toolNames } from '../../tools/tools.ts';
import { inProject } from '../paths.ts';
import type { BuildTool, ToolBuild } from './tool-build.ts';

/** Runs the build steps of the site's tools one after another, and merges their results. */
export async function buildTools(): Promise<Required<ToolBuild>> {
  const builds: ToolBuild[] = [];
  for (const name of toolNames) {
    const step = inProject('tools', name, 'build/build.ts');
    if (!existsSync(step)) continue;
    const { buildTool } = (await import(pathToFileURL(step).href)) as { buildTool: BuildTool };
    builds.push(await buildTool());
  }
  return {
    modules: Object.assign({}, ...builds.map(({ modules }) => modules)) as Required<ToolBuild>['modules'],
    files: Object.assign({}, ...builds.map(({ files }) => files)) as Required<ToolBuild>['files'],
    packages: builds.flatMap(({ packages = [] }) => packages),
  };
}
