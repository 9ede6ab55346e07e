/**
 * Script of the sandbox's document: starts the worker from the code that the page sends, and passes it a message port.
 * The document has an opaque origin, so that nothing here can access the site.
 */

/** First message from the page, with the port. */
interface Start {
  type: 'start';
  core: ArrayBuffer;
}

/** Run after the worker's code: nothing in it needs workers of its own, which would outlive a stop in some browsers. */
const lock = '\n;for (const name of ["Worker", "SharedWorker"]) Reflect.deleteProperty(self, name);';

// Opened directly, this document has the site's origin: do nothing.
if (self.origin === 'null' && parent !== self) {
  addEventListener('message', ({ data, ports, source }: MessageEvent<Start>) => {
    const [port] = ports;
    if (source !== parent || data.type !== 'start' || !port) return;
    const worker = new Worker(URL.createObjectURL(new Blob([data.core, lock], { type: 'text/javascript' })));
    worker.addEventListener('error', ({ message }) => parent.postMessage({ type: 'crashed', message }, '*'));
    worker.postMessage('port', [port]);
  });
  parent.postMessage({ type: 'frame' }, '*');
}
