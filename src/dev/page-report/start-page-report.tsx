import { createRoot } from 'react-dom/client';
import { openReportSource } from './report-source.ts';
import { PageReportPanel } from './PageReportPanel.tsx';

/** Puts the panel beside the app, in a root of its own: what is hydrated knows nothing of it. */
export function startPageReport(): void {
  const holder = document.createElement('div');
  document.body.append(holder);
  createRoot(holder).render(<PageReportPanel source={openReportSource()} />);
}
