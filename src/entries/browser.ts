/** Entry point of every document. Hydrates the prerendered frame. */
import '../ui/tokens.global.css';
import '../ui/typeface.global.css';
import '../ui/base.global.css';
import '../ui/section-icons.global.css';
import '../ui/prose.global.css';
import '../ui/part-heights.global.css';
import '../ui/print.global.css';
import { startApp } from '../app/start-app.tsx';

void startApp();
