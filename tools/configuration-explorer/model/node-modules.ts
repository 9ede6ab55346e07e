/** Names of Node.js's built-in modules, without `node:`. */
export const nodeModules: ReadonlySet<string> = new Set(
  (
    'assert async_hooks buffer child_process crypto dns events fs fs/promises http http2 https module net os path ' +
    'path/posix perf_hooks process readline stream timers tls tty url util v8 vm worker_threads zlib'
  ).split(' '),
);
