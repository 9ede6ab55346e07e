import type { PageReport } from '../../model/page-report.ts';

/**
 * Returns the code blocks of the open page, one per visible fenced block in the Markdown source. The three tabs of an
 * install command count as one. Returns none if their number differs from the number in the report, which happens
 * during an update.
 */
export function codeBlocks({ blocks }: PageReport): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>('.prose figure.code, .prose .tabs[data-tabs="npm"]')];
  const whole = found.filter((block) => !block.parentElement?.closest('.tabs[data-tabs="npm"]'));
  return whole.length === blocks ? whole : [];
}

/** Marks the code blocks of failing examples with their messages, and unmarks all others. */
export function markCodeBlocks(report: PageReport | undefined): void {
  const messages = new Map<HTMLElement, string>();
  const blocks = report ? codeBlocks(report) : [];
  for (const { about, block, line, message } of report?.findings ?? []) {
    const element = about === 'example' && block !== undefined ? blocks[block] : undefined;
    if (element) messages.set(element, [messages.get(element), `Line ${line}: ${message}`].filter(Boolean).join('\n'));
  }
  for (const marked of document.querySelectorAll<HTMLElement>('[data-failing]')) {
    if (!messages.has(marked)) delete marked.dataset.failing;
  }
  for (const [element, message] of messages) element.dataset.failing = message;
}
