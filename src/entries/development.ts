/** Entry of `npm run dev` only: the panel with problems of the open page, and errors for the overlay. */
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { startPageReport } from '../dev/page-report/start-page-report.tsx';

startPageReport();
// The overlay only shows errors that reach the window; React doesn't report those that a boundary caught.
Object.assign(ErrorBoundary.prototype, { componentDidCatch: (error: unknown) => reportError(error) });
