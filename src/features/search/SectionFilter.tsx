import { inMenuOrder, sectionName } from './section-names.ts';
import * as styles from './SectionFilter.module.css';

interface SectionFilterProps {
  sections: string[];
  chosen: string | undefined;
  onChoose: (section: string | undefined) => void;
}

/**
 * Renders a filter that restricts the search results to one section. Choosing the section again removes the
 * restriction.
 */
export function SectionFilter({ sections, chosen, onChoose }: SectionFilterProps) {
  if (sections.length < 2) return null;
  return (
    <div role="group" aria-label={TEXTS.search.filter} className={styles.filter}>
      {inMenuOrder(sections).map((section) => (
        <button
          key={section}
          type="button"
          className={styles.section}
          aria-pressed={section === chosen}
          data-search-section={section}
          onClick={() => onChoose(section === chosen ? undefined : section)}
        >
          {sectionName(section)}
        </button>
      ))}
    </div>
  );
}
