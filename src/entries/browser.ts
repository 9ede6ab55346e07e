/** Entry point of the script in every document. Hydrates the prerendered frame of the page. */
import '../ui/tokens.global.css';
import '../ui/typeface.global.css';
import '../ui/base.global.css';
import '../ui/above-title.global.css';
import '../ui/section-icons.global.css';
import '../prose/styles/index.ts';
import '../ui/print.global.css';
import { startApp } from '../app/start-app.tsx';

void startApp();
