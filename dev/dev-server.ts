/** `npm run dev`: runs webpack-dev-server with content that is recompiled when it is edited. */
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { redirectsFile } from '../compile/redirects.ts';
import { withEntries } from '../compile/entries/add-entries.ts';
import { loadFacts } from '../facts/index.ts';
import { site } from '../site.config.ts';
import { workspaceOf } from '../generator/bundle/workspace.ts';
import { checkAddresses } from '../generator/check-addresses.ts';
import { writeFeatureData } from '../generator/feature-data.ts';
import { followBundling } from './bundling.ts';
import { developmentClient } from './configuration.ts';
import { ClosedTabsPlugin } from './closed-tabs-plugin.ts';
import { DevContent } from './dev-content.ts';
import { documents } from './documents.ts';
import { createPageReports } from './page-report/report-stream.ts';
import { createProblemLog } from './problem-log.ts';
import { watchServerBundle } from './server-bundle.ts';
import { watchFiles } from './watch-files.ts';

/** Options of the dev server. */
interface DevServerOptions {
  /** Absolute path of the content folder. */
  content: string;
  port: number;
  /** Logs one line to the terminal. */
  log: (line: string) => void;
}

/**
 * Starts the dev server. Resolves when it accepts requests.
 * @returns a function that stops the server
 */
export async function startDevServer({ content, port, log }: DevServerOptions): Promise<() => Promise<void>> {
  checkAddresses(site);
  const workspace = workspaceOf(content, 'development');
  const facts = withEntries(loadFacts(), content);
  const { files: tools } = await writeFeatureData(workspace.modules, content);
  const pages = new DevContent({ ...workspace, content, facts, tools });
  const reports = createPageReports({ content: pages, facts, contentDir: content, log });
  const tellProblems = createProblemLog(log);
  await pages.update();
  tellProblems(pages.problems());
  const compiler = webpack(developmentClient(workspace));
  if (!compiler) throw new Error('webpack gave no compiler');
  new ClosedTabsPlugin().apply(compiler);
  const browser = followBundling([compiler]);
  const bundle = watchServerBundle(workspace, browser);
  const stopWatching = watchFiles([content, redirectsFile], async () => {
    const start = performance.now();
    const written = await pages.update();
    if (written.length > 0) log(`${written.join(', ')} compiled in ${Math.round(performance.now() - start)} ms`);
    tellProblems(pages.problems());
    // Update the page before the reports, because the checks share the thread with webpack.
    if (written.length > 0) void browser.next().then(() => reports.update());
    else reports.update();
  });
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

  return async () => {
    stopWatching();
    await Promise.all([reports.close(), server.stop(), bundle.close()]);
  };
}

/**
 * Whether the dev server's overlay should show an error from the browser. Runs in the browser. Ignores messages about
 * layout, such as those from `ResizeObserver`.
 */
function isOfOurs(error: Error): boolean {
  return !error.message.startsWith('ResizeObserver loop');
}
