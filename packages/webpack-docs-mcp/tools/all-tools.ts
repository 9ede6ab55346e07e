import { bundleReport } from './bundle-report.ts';
import { effectiveConfiguration } from './effective-configuration.ts';
import { explainError } from './explain-error.ts';
import { option } from './option.ts';
import { read } from './read.ts';
import { search } from './search.ts';
import type { DocsTool } from './tool.ts';
import { validateConfiguration } from './validate-configuration.ts';
import { whatChanged } from './what-changed.ts';
import { whyInBundle } from './why-in-bundle.ts';

/** All tools of the MCP server. */
export const allTools: readonly DocsTool[] = [
  search,
  read,
  option,
  explainError,
  validateConfiguration,
  effectiveConfiguration,
  whyInBundle,
  bundleReport,
  whatChanged,
];
