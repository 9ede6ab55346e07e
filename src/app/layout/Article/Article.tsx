import { Feedback } from 'site/feedback.js';
import { site } from '../../../../site.config.ts';
import type { PageData, SectionData } from '../../../model/page.ts';
import { Contributors } from '../../../features/contributors/Contributors.tsx';
import { CopyMarkdown } from '../../../features/page-tools/CopyMarkdown.tsx';
import { PageTools } from '../../../features/page-tools/PageTools/PageTools.tsx';
import { PrintButton } from '../../../features/page-tools/PrintButton.tsx';
import { BreakableTitle } from '../../../ui/Breakable/Breakable.tsx';
import { LongDate } from '../../../ui/LongDate.tsx';
import { Neighbors } from '../../../ui/Neighbors/Neighbors.tsx';
import { Ornament } from '../../../ui/Ornament.tsx';
import { Related } from '../../../ui/Related/Related.tsx';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { LazyPart } from '../../LazyPart.tsx';
import { Prose } from './Prose.tsx';
import * as styles from './Article.module.css';

const loadMarkdownTools = () =>
  import(/* webpackChunkName: "offline" */ '../../../features/page-tools/MarkdownTools/MarkdownTools.tsx');

interface ArticleProps {
  page: PageData;
  section: SectionData;
  html?: string | undefined;
}

/** Number of characters above which a title is shown in smaller letters. Messages on error pages are such titles. */
const longTitle = 40;

/**
 * Renders a prose page with its title, tools, and footer links. Error boundaries around the tools keep the prose
 * readable if a tool fails.
 */
export function Article({ page, section, html }: ArticleProps) {
  const isPrintable = page.kind === 'printable';
  const isLong = page.title.length > longTitle;
  // For a section's index page, the link above the title leads to the home page.
  const parent = section.id && section.url !== page.url ? section : { url: '/', title: TEXTS.page.home };
  return (
    <article className={isLong ? `${styles.article} ${styles.long}` : styles.article}>
      <div className={`above ${styles.above}`}>
        <a href={parent.url}>
          <Ornament svg={section.boxes} />
          {parent.title}
        </a>
        {section.pages.some(({ url, hasAnchors }) => url === page.url && hasAnchors) && (
          <a href="#sidebar" data-contents="">
            {TEXTS.page.onThisPage}
          </a>
        )}
        {isPrintable ? (
          <PrintButton className={styles.tool}>
            <span>{TEXTS.page.printAll}</span>
          </PrintButton>
        ) : (
          <CopyMarkdown url={page.url} className={styles.tool} />
        )}
      </div>
      <h1 className={styles.title} tabIndex={-1}>
        <BreakableTitle title={page.title} />
      </h1>
      {page.date && (
        <p className={styles.notice}>
          {TEXTS.page.published}
          <LongDate day={page.date} language={site.language} />
        </p>
      )}
      {page.package && (
        <p className={styles.notice}>
          <code>{page.package.name}</code>
          {TEXTS.page.thirdParty(page.package.version)}
        </p>
      )}
      <Prose html={html} />
      {page.related && <Related links={page.related} />}
      <footer className={styles.footer}>
        <ErrorBoundary>
          <div className={styles.meta}>
            <PageTools page={page} />
            {page.updated && (
              <p>
                {TEXTS.page.updated}
                <LongDate day={page.updated} language={site.language} />
              </p>
            )}
            {!isPrintable && <LazyPart load={loadMarkdownTools} name="MarkdownTools" props={{ url: page.url }} />}
          </div>
        </ErrorBoundary>
        {Feedback && site.feedbackUrl && !isPrintable && (
          <ErrorBoundary>
            <Feedback destination={site.feedbackUrl} page={site.origin + page.url} />
          </ErrorBoundary>
        )}
        <Neighbors previous={page.previous} next={page.next} />
        {page.contributors && <Contributors contributors={page.contributors} />}
      </footer>
    </article>
  );
}
