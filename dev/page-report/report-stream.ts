/**
 * The stream of reports that the panel in the page listens to.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Facts } from '../../facts/types.ts';
import { reportAddress } from '../../src/model/page-report.ts';
import type { DevContent } from '../dev-content.ts';
import { OpenPage } from './open-page.ts';

/** What reports are made of. */
export interface PageReportsOptions {
  content: DevContent;
  facts: Facts;
  /** Absolute content folder. */
  contentDir: string;
  /** Takes one line for the terminal. */
  log: (line: string) => void;
}

/** Reports on all pages that are open in a browser. */
export interface PageReports {
  /** Answers at `reportAddress` with server-sent events, one a report, and passes everything else on. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** To be called after the content was compiled. */
  update(): void;
  /** Ends all streams and everything that runs; resolves when nothing of it is left. */
  close(): Promise<void>;
}

/** Reports on pages that are being written, for as long as a browser shows them. */
export function createPageReports({ content, facts, contentDir, log }: PageReportsOptions): PageReports {
  const pages = new Map<string, OpenPage>();
  const streams = new Set<ServerResponse>();
  /** Looked at last: it stays open when its tab is hidden, as it is by the writer's editor. */
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
      // “no-transform” keeps the compression away, which would hold the events back.
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
