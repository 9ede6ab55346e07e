import { type AddressInfo, createServer, type Socket } from 'node:net';
import { totalmem } from 'node:os';
import { readAsked } from './asked.ts';
import { startProcess, type WarmProcess } from './warm-process.ts';

/**
 * So many stand ready, one for each 512 MB of the machine's memory up to 16: a project takes another one for each of its steps,
 * and making room for a new one costs a second. With 8 of them the pages of `content/api` and `content/plugins` started 56
 * processes, with 16 they start 37, and take a tenth less time.
 */
const most = Math.max(4, Math.min(16, Math.floor(totalmem() / 2 ** 29)));

/** Processes that have webpack loaded, for those who ask on a port of this machine. */
export interface WarmProcesses {
  port: number;
  close(): void;
}

/** The three connections of one who asks: for the answer, and for each stream of output. */
type Lines = Record<'control' | 'stdout' | 'stderr', Socket>;

/**
 * Starts listening for those who want a main file run without the half second that it takes to load webpack. Who asks sends
 * its process id on three connections. What it was started with is what the file is run with; what the file prints comes on
 * two of them, and on the third the exit code, or `cold` where who asks is to run the file by itself.
 *
 * A process takes one step of an example only, since modules that were loaded stay as they are; what is loaded from outside the
 * example is the same for all.
 *
 * @param start environment of the processes, and the folder in which all examples are
 */
export async function startWarmProcesses(start: { folder: string; env: NodeJS.ProcessEnv }): Promise<WarmProcesses> {
  const processes = new Set<WarmProcess>();
  const waiting: (() => void)[] = [];

  /** One that has not seen the example; nothing where all are busy. */
  function take(example: string): WarmProcess | undefined {
    for (const one of processes) if (one.hasEnded()) processes.delete(one);
    const idle = [...processes].filter((one) => !one.isBusy());
    const fresh = idle.find(({ examples }) => !examples.has(example));
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
    const asked = readAsked(pid);
    const example = asked?.env.EXAMPLE_FOLDER;
    if (!asked || !example?.startsWith(start.folder)) {
      for (const socket of [stdout, stderr]) socket.end();
      return void control.end('cold\n');
    }
    let taken = take(example);
    for (; !taken; taken = take(example)) await new Promise<void>((resolve) => waiting.push(resolve));
    if (control.destroyed) return void waiting.shift()?.();
    const { examples, run, end } = taken;
    examples.add(example);
    // Who asked was stopped: what it asked for is, too.
    control.once('close', end);
    const code = await run(asked, stdout, stderr);
    // The process may have its next job before this connection is closed.
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

/** Takes connections until one who asks has all three: each says which it is, and the process id. */
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
