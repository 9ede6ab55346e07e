/** Targets whose defaults are read of each release; those that only some releases know would make every default differ. */
export const readTargets = ['web', 'node'] as const;
