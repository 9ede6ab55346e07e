/**
 * The script of the sandbox's document: starts the worker from the bytes that the page sends, and hands it the port by which
 * the two talk. The document has an origin of its own, so that nothing here can reach the site.
 */

/** What the page sends first, with the port beside it. */
interface Start {
  type: 'start';
  core: ArrayBuffer;
}

// Opened by itself this document has the site's origin: then it does nothing.
if (self.origin === 'null' && parent !== self) {
  addEventListener('message', ({ data, ports, source }: MessageEvent<Start>) => {
    const [port] = ports;
    if (source !== parent || data.type !== 'start' || !port) return;
    const worker = new Worker(URL.createObjectURL(new Blob([data.core], { type: 'text/javascript' })));
    worker.addEventListener('error', ({ message }) => parent.postMessage({ type: 'crashed', message }, '*'));
    worker.postMessage('port', [port]);
  });
  parent.postMessage({ type: 'frame' }, '*');
}
