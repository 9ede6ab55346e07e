/** Loaded by documents of `npm run dev` only: the panel with what is wrong with the open page, and what the overlay hears of. */
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { startPageReport } from '../dev/page-report/start-page-report.tsx';

startPageReport();
// The overlay shows what the window hears of; React keeps from it what a boundary caught.
Object.assign(ErrorBoundary.prototype, { componentDidCatch: (error: unknown) => reportError(error) });
