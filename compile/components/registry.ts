import type { ComponentDefinition } from './component.ts';
import { badge } from './badge.ts';
import { fileTree } from './file-tree.ts';
import { stackblitzPreview } from './stackblitz-preview.ts';
import { tab, tabs } from './tabs.ts';

/** The components that pages may use, by name. */
export const components: Partial<Record<string, ComponentDefinition>> = {
  Badge: badge,
  FileTree: fileTree,
  StackBlitzPreview: stackblitzPreview,
  Tab: tab,
  Tabs: tabs,
};
