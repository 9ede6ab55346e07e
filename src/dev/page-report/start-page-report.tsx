import { createRoot } from 'react-dom/client';
import { openReportSource } from './report-source.ts';
import { PageReportPanel } from './PageReportPanel.tsx';

/** Renders the panel with the page's problems in a separate React root so that it doesn't affect hydration. */
export function startPageReport(): void {
  const holder = document.createElement('div');
  document.body.append(holder);
  createRoot(holder).render(<PageReportPanel source={openReportSource()} />);
}
