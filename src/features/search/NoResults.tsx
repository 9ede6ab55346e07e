import { help } from 'site/help.js';
import type { SearchHelp } from '../../../site.config.ts';
import { BrowseLinks } from './BrowseLinks.tsx';
import * as styles from './NoResults.module.css';

interface NoResultsProps {
  query: string;
  /** Repeats the search in all sections of the site. Undefined if all sections were searched. */
  onWiden: (() => void) | undefined;
  onChoose: () => void;
}

/** Shows hints and further links if nothing matches the query. */
export function NoResults({ query, onWiden, onChoose }: NoResultsProps) {
  return (
    <>
      <div className={styles.message}>
        <p>
          {TEXTS.search.nothingFor}
          <strong>{query.trim()}</strong>
          {onWiden ? TEXTS.search.nothingInSection : '.'}
        </p>
        {onWiden ? (
          <button type="button" className="button" data-search-widen="" onClick={onWiden}>
            {TEXTS.search.searchAll}
          </button>
        ) : (
          <>
            <p>{TEXTS.search.advice}</p>
            {help && <Elsewhere query={query.trim()} help={help} />}
          </>
        )}
      </div>
      <BrowseLinks onChoose={onChoose} />
    </>
  );
}

/** Maximum length of a query that is copied into a URL, in characters. GitHub rejects much longer URLs. */
const longestCarried = 500;

/** Renders links to ask a question and to report missing documentation after a search without results. */
function Elsewhere({ query, help }: { query: string; help: SearchHelp }) {
  const { before, ask, between, report, after } = TEXTS.search.elsewhere;
  const carried = query.slice(0, longestCarried);
  const issue = new URLSearchParams({
    title: TEXTS.search.missingTitle(carried.slice(0, 80)),
    body: TEXTS.search.missingText(carried),
  });
  return (
    <p>
      {before}
      <a href={help.discussions}>{ask}</a>
      {between}
      <a href={`${help.newIssue}?${issue.toString()}`} data-search-report="">
        {report}
      </a>
      {after}
    </p>
  );
}
