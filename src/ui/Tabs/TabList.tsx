import type { KeyboardEvent, ReactNode } from 'react';

interface TabListProps<Id extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly { id: Id; name: ReactNode }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** Prefix for the ids of the tabs and their panels (`panelProps`). */
  prefix: string;
  /** Id of the element that shows the selected tab's content, if the tabs share one panel. */
  controls?: string;
  className: string | undefined;
}

/** Renders an unstyled list of tabs. Arrow keys, Home, and End move between the tabs. */
export function TabList<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  prefix,
  controls,
  className,
}: TabListProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex(({ id }) => id === chosen);
    const last = tabs.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const next = target === undefined ? undefined : tabs[target];
    if (target === undefined || next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(prefix, id)}
          aria-selected={id === chosen}
          aria-controls={id === chosen ? (controls ?? `${prefix}-panel-${id}`) : undefined}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Returns the id of a tab's element. */
export function tabId(prefix: string, id: string): string {
  return `${prefix}-tab-${id}`;
}

/** Returns the props that make an element the panel of a tab. */
export function panelProps(prefix: string, id: string) {
  return { role: 'tabpanel', id: `${prefix}-panel-${id}`, 'aria-labelledby': tabId(prefix, id) } as const;
}
