import type { PreviewMessage } from '../../model/preview.ts';

/** A line of the preview's console. */
export interface Line {
  level: 'log' | 'info' | 'warn' | 'error' | 'debug' | 'page';
  text: string;
}

/** The console line for a message of the preview; undefined if there is none. */
export function lineOf(message: PreviewMessage): Line | undefined {
  switch (message.type) {
    case 'ready':
      return undefined;
    case 'console':
      return { level: message.level, text: message.text };
    case 'error':
      // Browsers prefix errors with "Uncaught", but not rejected promises.
      return { level: 'error', text: TEXTS.playground.uncaught(message.message.replace(/^Uncaught /, '')) };
    case 'updated':
      if (message.outcome === 'unchanged') return undefined;
      return message.outcome === 'applied'
        ? { level: 'page', text: TEXTS.playground.updated(message.modules.join(', ') || TEXTS.playground.someModules) }
        : { level: 'page', text: TEXTS.playground.reloaded };
  }
}
