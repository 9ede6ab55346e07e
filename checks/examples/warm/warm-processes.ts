import { type AddressInfo, createServer, type Socket } from 'node:net';
import { totalmem } from 'node:os';
import { readRequestedRun } from './requested-run.ts';
import { startProcess, type WarmProcess } from './warm-process.ts';

/**
 * Number of processes that are ready: one per 512 MB of memory, at most 16. Each step of a project needs another
 * process, and replacing one takes a second. With 8, the pages of `content/api` and `content/plugins` started 56
 * processes. With 16, they start 37, and take a tenth less time.
 */
const most = Math.max(4, Math.min(16, Math.floor(totalmem() / 2 ** 29)));

/** A pool of processes that have webpack preloaded, available on a local port. */
export interface WarmProcesses {
  port: number;
  close(): void;
}

/** The three connections of a client: one for control, and one for each output stream. */
type Lines = Record<'control' | 'stdout' | 'stderr', Socket>;

/**
 * Starts a server for clients that want to run a main file without loading webpack, which takes half a second. A client
 * opens three connections, and sends its process id on each. The file runs with the client's own arguments, folder and
 * environment. Its output is sent on two of the connections. The exit code is sent on the third, or `cold` if the
 * client should run the file itself.
 *
 * A process runs only one step of each example, because modules stay loaded. Modules outside the example are the same
 * for all steps. Proofs load no file of the example (`isProofAlone`), so a process may run several of them.
 *
 * @param start environment of the processes, and the folder that contains all examples
 */
export async function startWarmProcesses(start: { folder: string; env: NodeJS.ProcessEnv }): Promise<WarmProcesses> {
  const processes = new Set<WarmProcess>();
  const waiting: (() => void)[] = [];

  /**
   * Returns a process that hasn't run this example, or undefined if all are busy. A proof may use any process, and gets
   * the oldest one, where webpack's code has been optimized.
   */
  function take(example: string, isProof: boolean): WarmProcess | undefined {
    for (const one of processes) if (one.hasEnded()) processes.delete(one);
    const idle = [...processes].filter((one) => !one.isBusy());
    const fresh = idle.find(({ examples }) => isProof || !examples.has(example));
    if (fresh) return fresh;
    if (processes.size >= most) {
      if (!idle[0]) return undefined;
      idle[0].end();
      processes.delete(idle[0]);
    }
    const started = startProcess(start);
    processes.add(started);
    return started;
  }

  async function answer(pid: number, { control, stdout, stderr }: Lines): Promise<void> {
    const asked = readRequestedRun(pid);
    const example = asked?.env.EXAMPLE_FOLDER;
    if (!asked || !example?.startsWith(start.folder)) {
      for (const socket of [stdout, stderr]) socket.end();
      return void control.end('cold\n');
    }
    const isProof = asked.env.EXAMPLE_PROOF !== undefined;
    let taken = take(example, isProof);
    for (; !taken; taken = take(example, isProof)) await new Promise<void>((resolve) => waiting.push(resolve));
    if (control.destroyed) return void waiting.shift()?.();
    const { examples, run, end } = taken;
    examples.add(example);
    // If the client is stopped, stop its job, too.
    control.once('close', end);
    const code = await run(asked, stdout, stderr);
    // Remove this listener, because the process may already run another job when the connection closes.
    control.off('close', end);
    control.end(`${code}\n`);
    waiting.shift()?.();
  }

  const server = createServer(greet(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const one of processes) one.end();
    },
  };
}

/** Accepts connections until a client has all three. Each connection sends its role and the process id. */
function greet(answer: (pid: number, lines: Lines) => Promise<void>): (socket: Socket) => void {
  const asking = new Map<string, Partial<Lines>>();
  return (socket) => {
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.once('data', (text) => {
      const [, name, pid = ''] = /^(control|stdout|stderr) (\d+)\n$/.exec(String(text)) ?? [];
      if (!name) return void socket.destroy();
      const lines: Partial<Lines> = { ...asking.get(pid), [name]: socket };
      asking.set(pid, lines);
      const { control, stdout, stderr } = lines;
      if (!control || !stdout || !stderr) return;
      asking.delete(pid);
      void answer(Number(pid), { control, stdout, stderr });
    });
  };
}
