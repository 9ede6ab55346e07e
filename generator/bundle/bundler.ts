/**
 * webpack, in a process of its own: loading it takes half a second, in which the content is compiled, and its memory goes
 * back to the system before the documents are made.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ask } from '../../compile/ask-process.ts';
import { BuildFailure } from '../build-failure.ts';
import { compileCache } from '../paths.ts';
import type { RenderDocument } from '../prerender/render-document.ts';
import { codeFiles } from './entries.ts';
import type { Workspace } from './workspace.ts';

/** Scripts and styles of an entry or a lazy screen, as site addresses, in the order in which they load. */
export interface LoadedFiles {
  scripts: string[];
  styles: string[];
}

/** What the bundles are to the rest of the build. */
export interface BundledCode {
  /** What every document loads. */
  first: LoadedFiles;
  /** Named lazy chunks by name (`screen-home`), without what every document loads anyway. */
  chunks: Map<string, LoadedFiles>;
  /** Source of the head script; `''` when there is none. */
  headScript: string;
  /** Source of the service worker, where there is one. */
  worker?: string | undefined;
  /** Files for the browser, relative to `clientFolder`. */
  clientFiles: string[];
  clientFolder: string;
  /** Changes when the prerender bundle does. */
  renderVersion: string;
  /** Folders of the packages whose code is in scripts for readers, from the project's root. */
  packages: string[];
}

/** The same, with the prerender bundle loaded. */
export interface Bundles extends BundledCode {
  render: RenderDocument;
}

/** What the process is told, the second for the first: to get ready, and to bundle what the workspace holds by now. */
export type BundlerTask = { prepare: Workspace; once: boolean } | { bundle: true };

/** What the process answers when it has bundled. */
export type BundlerAnswer = { bundled: BundledCode } | { reasons: string[] };

/** A process that has webpack loaded, or is loading it. */
export interface Bundler {
  /**
   * Bundles the app and the generated modules, once.
   * @throws BuildFailure with every error of every bundle, each with its file and line
   */
  bundle(): Promise<Bundles>;
  /** Waits until webpack's cache is written, which nothing else of the build waits for. */
  finish(): Promise<void>;
  /** Ends the process, whatever it is doing. */
  stop(): void;
}

/** Starts a bundler; the modules of the workspace need not be there yet. @param once see `productionConfigurations` */
export function startBundler(workspace: Workspace, once: boolean): Bundler {
  const child = fork(path.join(import.meta.dirname, 'bundler-process.ts'), {
    serialization: 'advanced',
    // Most of what webpack makes lives as long as its run: with room for it, less is moved about.
    execArgv: ['--max-semi-space-size=64'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  child.send({ prepare: workspace, once } satisfies BundlerTask);
  return {
    async bundle() {
      const answer = (await ask(child, { bundle: true } satisfies BundlerTask, 'webpack')) as BundlerAnswer;
      if ('reasons' in answer) throw new BuildFailure(answer.reasons);
      const { bundled } = answer;
      const file = pathToFileURL(path.join(workspace.server, codeFiles.prerender));
      const { render } = (await import(`${file}?${bundled.renderVersion}`)) as { render: RenderDocument };
      return { ...bundled, render };
    },
    async finish() {
      if (child.exitCode === null && child.signalCode === null)
        await new Promise((resolve) => child.once('exit', resolve));
    },
    stop() {
      child.kill();
    },
  };
}
