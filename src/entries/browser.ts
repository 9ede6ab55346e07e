/** Entry point of every document. Hydrates the prerendered frame. */
import '../ui/tokens.global.css';
import '../ui/typeface.global.css';
import '../ui/base.global.css';
import '../ui/section-icons.global.css';
import '../prose/styles/index.ts';
import '../ui/print.global.css';
import { startApp } from '../app/start-app.tsx';

void startApp();
