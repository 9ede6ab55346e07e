/**
 * Runs webpack in a child process. webpack, which takes half a second to load, then loads while the content is
 * compiled, and its memory is freed before the documents are rendered.
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

/** Scripts and styles that an entry point or a lazily loaded page component needs, as site addresses in load order. */
export interface LoadedFiles {
  scripts: string[];
  styles: string[];
}

/** The output of webpack that the rest of the build uses. */
export interface BundledCode {
  /** Scripts and styles that every document loads. */
  first: LoadedFiles;
  /** Files of each named lazy chunk (such as `screen-home`), without the files that every document loads anyway. */
  chunks: Map<string, LoadedFiles>;
  /** Source of the script that is inlined in the head of every document; `''` if there is none. */
  headScript: string;
  /** Source of the service worker, if there is one. */
  worker?: string | undefined;
  /** Paths of the files that webpack wrote for the browser, relative to `clientFolder`. */
  clientFiles: string[];
  clientFolder: string;
  /** Version of the prerender bundle, which changes whenever the bundle does. */
  renderVersion: string;
  /** Folders of the npm packages whose code is in browser scripts, relative to the project's root. */
  packages: string[];
}

/** The output of webpack, with the prerender bundle loaded. */
export interface Bundles extends BundledCode {
  render: RenderDocument;
}

/** Messages to the process that runs webpack: first to prepare, then to bundle the content. */
export type BundlerTask = { prepare: Workspace; once: boolean } | { bundle: true };

/** Result that the process running webpack sends back. */
export type BundlerAnswer = { bundled: BundledCode } | { reasons: string[] };

/** A child process that has loaded webpack or is loading it. */
export interface Bundler {
  /**
   * Bundles the app and the generated modules. May be called only once.
   *
   * @throws BuildFailure with the errors of all bundles, with file and line
   */
  bundle(): Promise<Bundles>;
  /** Waits until webpack's cache is written. No other build step depends on it. */
  finish(): Promise<void>;
  /** Kills the process that runs webpack. */
  stop(): void;
}

/**
 * Starts a process that runs webpack. The generated modules may not exist yet.
 *
 * @param once whether this is a throwaway build, without minification and cache
 */
export function startBundler(workspace: Workspace, once: boolean): Bundler {
  const child = fork(path.join(import.meta.dirname, 'bundler-process.ts'), {
    serialization: 'advanced',
    // Most of webpack's objects live as long as the process. With larger semi-spaces, V8's garbage collector copies
    // them less often.
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
