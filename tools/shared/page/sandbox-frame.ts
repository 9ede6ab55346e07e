/**
 * Script of the sandboxed frame's document. It starts the worker with the code that the page sends, and passes it a
 * message port. The document has an opaque origin, so nothing in it can access the site.
 */

/** The first message from the page to the sandboxed frame, which also transfers the message port. */
interface Start {
  type: 'start';
  core: ArrayBuffer;
}

/**
 * Code appended to the sandboxed worker's code. It removes the worker constructors, because the worker doesn't need
 * nested workers, and in some browsers they would keep running after it is terminated.
 */
const lock = '\n;for (const name of ["Worker", "SharedWorker"]) Reflect.deleteProperty(self, name);';

// If the frame's document is opened directly, it has the site's origin and must do nothing.
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
