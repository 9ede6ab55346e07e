/** Loaded by every document: wakes the frame that was prerendered. */
import '../ui/tokens.global.css';
import '../ui/base.global.css';
import '../ui/boxes.global.css';
import '../ui/prose.global.css';
import '../ui/part-heights.global.css';
import '../ui/print.global.css';
import { startApp } from '../app/start-app.tsx';

void startApp();
