/** Browser version of Node.js's `process`, which describes a virtual machine. */
import EventEmitter from 'playground:events';

declare const NODE_VERSION: string;

const started = performance.now();

function hrtime([seconds, rest]: [number, number] = [0, 0]): [number, number] {
  const now = performance.now() - started;
  const nanoseconds = Math.round((now % 1000) * 1e6) - rest;
  const whole = Math.floor(now / 1000) - seconds;
  return nanoseconds < 0 ? [whole - 1, nanoseconds + 1e9] : [whole, nanoseconds];
}
hrtime.bigint = (): bigint => BigInt(Math.round((performance.now() - started) * 1e6));

const stream = (write: (text: string) => void): object => ({
  isTTY: false,
  columns: 80,
  fd: 1,
  write: (text: unknown) => {
    write(String(text).replace(/\n$/, ''));
    return true;
  },
  on: () => {},
  once: () => {},
  end: () => {},
});

/** The `process` object that the project's code sees in place of Node.js's. */
export const process = Object.assign(new EventEmitter(), {
  title: 'node',
  platform: 'linux',
  arch: 'x64',
  pid: 1,
  ppid: 0,
  version: `v${NODE_VERSION}`,
  versions: { node: NODE_VERSION },
  release: { name: 'node' },
  argv: ['/usr/bin/node', '/project/node_modules/.bin/webpack'],
  execArgv: [],
  execPath: '/usr/bin/node',
  env: {} as Record<string, string | undefined>,
  exitCode: undefined as number | undefined,
  features: {},
  config: {},
  cwd: () => '/project',
  chdir: () => {
    throw new Error('process.chdir isn’t available in the playground.');
  },
  exit: (code = 0) => {
    throw Object.assign(new Error(`The configuration ended the process (process.exit(${code})).`), {
      code: 'EXIT',
      exitCode: code,
    });
  },
  umask: () => 0o22,
  uptime: () => (performance.now() - started) / 1000,
  hrtime,
  memoryUsage: Object.assign(() => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0, arrayBuffers: 0 }), {
    rss: () => 0,
  }),
  cpuUsage: () => ({ user: 0, system: 0 }),
  nextTick: (call: (...args: unknown[]) => void, ...args: unknown[]) => queueMicrotask(() => call(...args)),
  emitWarning: (warning: unknown) => console.warn(`(node) ${String(warning)}`),
  stdout: stream((text) => console.log(text)),
  stderr: stream((text) => console.error(text)),
  stdin: { isTTY: false, on: () => {}, resume: () => {} },
});
