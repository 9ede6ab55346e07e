import { type Excerpts, type SearchResult, withExcerpt } from '../../search-engine/search.ts';
import { Marked } from './Marked.tsx';
import { sectionName } from './section-names.ts';
import { shownPath } from './shown-path.ts';
import type { NewerIn } from './useNewer.ts';
import * as styles from './ResultList.module.css';

interface ResultListProps {
  id: string;
  query: string;
  results: SearchResult[];
  excerpts: Excerpts;
  newerIn: NewerIn;
  /** Index of the active search result, which Enter opens. */
  active: number;
  onActivate: (index: number) => void;
  /** Called when a search result is opened in this tab. */
  onChoose: (address: string) => void;
}

/** Returns the id of a search result's element, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Shows search results grouped by page. Each is an ordinary link so that middle clicks and context menus work. */
export function ResultList({ id, query, results, excerpts, newerIn, active, onActivate, onChoose }: ResultListProps) {
  const excerpted = new Set(withExcerpt(results));
  return (
    <div id={id} role="listbox" aria-label={TEXTS.search.results} className={styles.list}>
      {groupByPage(results).map((group) => (
        <div key={group.page} role="group" aria-label={group.title} className={styles.group}>
          <div className={styles.page} aria-hidden="true">
            {group.section !== '' && <span>{sectionName(group.section)}</span>}
            {/* The row of the page itself has the same title. */}
            {(group.section === '' || group.results[0]?.result.heading !== '') && <span>{group.title}</span>}
          </div>
          {group.results.map(({ result, index }, at) => (
            <a
              key={result.url + result.heading}
              id={optionId(id, index)}
              href={result.url}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.result}
              data-search-result=""
              onPointerMove={() => index !== active && onActivate(index)}
              onClick={(event) => {
                if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose(result.url);
              }}
            >
              <span className={styles.sign} aria-hidden="true">
                {result.heading === '' ? '¶' : '#'}
              </span>
              <span className={styles.words}>
                <span className={styles.title}>
                  <Marked text={result.heading || result.title} query={query} />
                  <Since version={newerIn(result)} />
                  <Path headings={shownPath(result, group.results[at - 1]?.result)} />
                </span>
                {excerpted.has(result) && (
                  <span className={styles.excerpt} data-search-excerpt="">
                    <Marked text={excerpts.get(result.url) ?? ''} query={query} />
                  </span>
                )}
              </span>
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

function Path({ headings }: { headings: string }) {
  return headings === '' ? null : <span className={styles.path}>{headings}</span>;
}

/** Notes that a search result requires a newer version of webpack than the reader's. */
function Since({ version }: { version: string | undefined }) {
  if (version === undefined) return null;
  return (
    <>
      {' '}
      <span className={styles.since} data-search-since="">
        {TEXTS.search.since} {version}
      </span>
    </>
  );
}

interface PageGroup {
  page: string;
  title: string;
  section: string;
  results: { result: SearchResult; index: number }[];
}

function groupByPage(results: SearchResult[]): PageGroup[] {
  const groups: PageGroup[] = [];
  results.forEach((result, index) => {
    const page = result.url.split('#')[0]!;
    const group = groups.find((one) => one.page === page);
    if (group) group.results.push({ result, index });
    else groups.push({ page, title: result.title, section: result.section, results: [{ result, index }] });
  });
  return groups;
}
