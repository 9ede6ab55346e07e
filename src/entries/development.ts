/**
 * Entry point for `npm run dev` only. Adds the panel with the open page's problems, and reports errors to the overlay.
 */
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { startPageReport } from '../dev/page-report/start-page-report.tsx';

startPageReport();
// The error overlay shows only errors that reach the window, and React doesn't report errors that an error boundary
// caught.
Object.assign(ErrorBoundary.prototype, { componentDidCatch: (error: unknown) => reportError(error) });
