import { explainError } from './explain-error.ts';
import { option } from './option.ts';
import { read } from './read.ts';
import { search } from './search.ts';
import type { DocsTool } from './tool.ts';

/** What can be asked: the one list of tools. */
export const allTools: readonly DocsTool[] = [search, read, option, explainError];
