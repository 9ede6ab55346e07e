/** Size budgets for what a page loads initially: `main=200KiB`, or `200KiB` for every entry point. */

export interface Budget {
  /**
   * Name of the entry point to which the budget applies. Undefined for all entry points that have no budget of their
   * own.
   */
  entry: string | undefined;
  /** Bytes. */
  most: number;
}

const units: Record<string, number> = { '': 1, b: 1, kb: 1000, mb: 1000 ** 2, kib: 1024, mib: 1024 ** 2 };

/**
 * Parses a size budget.
 *
 * @param text `NAME=SIZE` or `SIZE`. A size is a number with `B`, `kB`, `KiB`, `MB`, or `MiB`, in either case.
 * @returns undefined if the text isn't a budget
 */
export function parseBudget(text: string): Budget | undefined {
  const {
    entry,
    number = '',
    unit = '',
  } = /^(?:(?<entry>.+)=)?(?<number>\d+(?:\.\d+)?)\s*(?<unit>[a-z]*)$/i.exec(text.trim())?.groups ?? {};
  const factor = units[unit.toLowerCase()];
  return number === '' || factor === undefined ? undefined : { entry, most: Number(number) * factor };
}

/** Returns the size budget of an entry point in bytes, or undefined if there is none. */
export function budgetOf(budgets: readonly Budget[], entry: string): number | undefined {
  return (budgets.find((budget) => budget.entry === entry) ?? budgets.find((budget) => budget.entry === undefined))
    ?.most;
}
