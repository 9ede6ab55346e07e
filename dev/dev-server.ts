/** `npm run dev`: webpack-dev-server with content that is recompiled on edits. */
import { statSync, watch } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { redirectsFile } from '../compile/redirects.ts';
import { withEntries } from '../compile/entries/add-entries.ts';
import { loadFacts } from '../facts/index.ts';
import { site } from '../site.config.ts';
import { workspaceOf } from '../generator/bundle/workspace.ts';
import { checkAddresses } from '../generator/check-addresses.ts';
import { writeFeatureData } from '../generator/feature-data.ts';
import { developmentClient } from './configuration.ts';
import { ContentProblemsPlugin } from './content-problems-plugin.ts';
import { DevContent } from './dev-content.ts';
import { documents } from './documents.ts';
import { createPageReports } from './page-report/report-stream.ts';
import { watchServerBundle } from './server-bundle.ts';

/** Options of the dev server. */
export interface DevServerOptions {
  /** Absolute content folder. */
  content: string;
  port: number;
  /** Logs one line. */
  log: (line: string) => void;
}

/** Debounce in milliseconds after an edit, because editors write a file in several steps. */
const restAfterEdit = 15;

/**
 * Starts the dev server; resolves when it is listening.
 * @returns stops it
 */
export async function startDevServer({ content, port, log }: DevServerOptions): Promise<() => Promise<void>> {
  checkAddresses(site);
  const workspace = workspaceOf(content, 'development');
  const facts = withEntries(loadFacts(), content);
  const { files: tools } = await writeFeatureData(workspace.modules, content);
  const pages = new DevContent({ ...workspace, content, facts, tools });
  const reports = createPageReports({ content: pages, facts, contentDir: content, log });
  await pages.update();

  const bundle = watchServerBundle(workspace);
  const compiler = webpack(developmentClient(workspace, new ContentProblemsPlugin(() => pages.problems())));
  if (!compiler) throw new Error('webpack gave no compiler');
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      static: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: isOfOurs }, logging: 'warn' },
      devMiddleware: { index: false, stats: 'errors-warnings' },
      setupMiddlewares: (middlewares) => [
        { name: 'page-report', middleware: reports.middleware },
        { name: 'documents', middleware: documents(pages, bundle) },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();

  const stopWatching = watchFiles([content, redirectsFile], async () => {
    const start = performance.now();
    const written = await pages.update();
    // webpack sees no change, but content problems may have changed.
    if (written.length === 0) compiler.watching?.invalidate();
    else log(`${written.join(', ')} compiled in ${Math.round(performance.now() - start)} ms`);
    reports.update();
  });
  return async () => {
    stopWatching();
    await Promise.all([reports.close(), server.stop(), bundle.close()]);
  };
}

/**
 * Whether the overlay should show a browser error (runs in the browser). Layout messages such as those of
 * ResizeObserver are ignored.
 */
function isOfOurs(error: Error): boolean {
  return !error.message.startsWith('ResizeObserver loop');
}

/**
 * Calls back after file changes, one call at a time; changes during a call trigger another one.
 *
 * @param places folders, watched recursively, and files
 */
function watchFiles(places: readonly string[], onEdit: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const edited = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onEdit).catch((error: unknown) => console.error(error));
    }, restAfterEdit);
  };
  const watchers = places.map((place) =>
    statSync(place).isDirectory()
      ? watch(place, { recursive: true }, edited)
      : // Editors replace a file, and whoever watches the file itself would go on watching the old one.
        watch(path.dirname(place), (_, name) => name === path.basename(place) && edited()),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
