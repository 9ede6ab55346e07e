/** Loaded by documents of `npm run dev` only: the panel with what is wrong with the open page. */
import { startPageReport } from '../dev/page-report/start-page-report.tsx';

startPageReport();
