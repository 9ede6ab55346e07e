/** Streams reports on a page's problems to the panel on the page, as server-sent events. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Facts } from '../../facts/types.ts';
import { reportAddress } from '../../src/model/page-report.ts';
import type { DevContent } from '../dev-content.ts';
import { OpenPage } from './open-page.ts';

/** Data sources for the page reports, and where to log. */
interface PageReportsOptions {
  content: DevContent;
  facts: Facts;
  /** Absolute path of the content folder. */
  contentDir: string;
  /** Logs one line to the terminal. */
  log: (line: string) => void;
}

/** Reports on the problems of all pages that are open in a browser. */
interface PageReports {
  /**
   * Serves server-sent events at `reportAddress`, one event per page report. Leaves all other requests to the next
   * middleware.
   */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Updates all page reports. Must be called after each compilation. */
  update(): void;
  /** Closes all event streams and stops all checks. Resolves when they have ended. */
  close(): Promise<void>;
}

/** Creates reports on the problems of pages while a browser shows them. */
export function createPageReports({ content, facts, contentDir, log }: PageReportsOptions): PageReports {
  const pages = new Map<string, OpenPage>();
  const streams = new Set<ServerResponse>();
  /** The last viewed page, whose report is still updated when its tab is hidden, for example behind the editor. */
  let last: OpenPage | undefined;

  function pageAt(url: string): OpenPage {
    const current = () => {
      const found = content.compiled(url);
      return found && { ...found, facts };
    };
    const page = pages.get(url) ?? new OpenPage({ contentDir, log, current });
    pages.set(url, page);
    return page;
  }

  const isOpen = (page: OpenPage): boolean => page.isRead || page === last;

  function rest(page: OpenPage): void {
    if (!isOpen(page)) void page.stop();
  }

  return {
    middleware(request, response, next) {
      const address = new URL(request.url ?? '/', 'http://localhost');
      if (address.pathname !== reportAddress) return next();
      // “no-transform” prevents compression, which would buffer the events.
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
      streams.add(response);
      const left = last;
      const page = pageAt(address.searchParams.get('page') ?? '/');
      last = page;
      if (left) rest(left);
      const leave = page.read((report) => {
        response.write(`data: ${JSON.stringify(report ?? null)}\n\n`);
      });
      response.on('close', () => {
        streams.delete(response);
        leave();
        rest(page);
      });
    },
    update() {
      for (const page of pages.values()) if (isOpen(page)) page.update();
    },
    async close() {
      for (const stream of streams) stream.end();
      last = undefined;
      await Promise.all([...pages.values()].map((page) => page.stop()));
    },
  };
}
