import { compareVersions, type FactQuery, type PublishedFact, topOf } from '../../../model/published-fact.ts';
import * as styles from './FactTable.module.css';

interface FactFilterProps {
  facts: readonly PublishedFact[];
  query: FactQuery;
  things: string;
  onChange: (query: FactQuery) => void;
}

/**
 * Renders filter fields above a list of facts, such as webpack's options. Omits fields that can't narrow down the list.
 */
export function FactFilter({ facts, query, things, onChange }: FactFilterProps) {
  const set = (part: Partial<FactQuery>) => onChange({ ...query, ...part });
  const sections = [...new Set(facts.map((fact) => topOf(fact.name)))];
  const versions = [...new Set(facts.flatMap((fact) => fact.since ?? []))].sort((a, b) => compareVersions(b, a));
  return (
    <search className={`fact-filter ${styles.filter}`}>
      <input
        type="search"
        aria-label={TEXTS.islands.search(things)}
        placeholder={TEXTS.islands.search(things)}
        value={query.words}
        onChange={(event) => set({ words: event.target.value })}
      />
      {sections.length > 1 && sections.length < facts.length && (
        <Choice
          label={TEXTS.islands.allSections}
          value={query.section}
          values={sections}
          onChange={(section) => set({ section })}
        />
      )}
      {versions.length > 1 && (
        <Choice
          label={TEXTS.islands.anyVersion}
          value={query.since}
          values={versions}
          inWords={TEXTS.islands.orLater}
          onChange={(since) => set({ since })}
        />
      )}
      {facts.some((fact) => fact.deprecated) && (
        <Check
          label={TEXTS.islands.deprecated}
          isOn={query.onlyDeprecated}
          onChange={(onlyDeprecated) => set({ onlyDeprecated })}
        />
      )}
      {facts.some((fact) => fact.experimental) && (
        <Check
          label={TEXTS.islands.experimental}
          isOn={query.onlyExperimental}
          onChange={(onlyExperimental) => set({ onlyExperimental })}
        />
      )}
    </search>
  );
}

interface ChoiceProps {
  /** Label of the first choice in the filter's select, which shows everything. */
  label: string;
  value: string;
  values: string[];
  /** Formats a filter value for display. By default, the value is shown verbatim. */
  inWords?: (value: string) => string;
  onChange: (value: string) => void;
}

function Choice({ label, value, values, inWords = String, onChange }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{label}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {inWords(each)}
        </option>
      ))}
    </select>
  );
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} /> {label}
    </label>
  );
}
