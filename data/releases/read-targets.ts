/**
 * Targets whose defaults are compared between releases. Limited to targets that every release supports: any other would
 * make every default differ.
 */
export const readTargets = ['web', 'node'] as const;
