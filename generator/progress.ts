/**
 * What a person sees while the site is built: one line a stage, with pages done of total and seconds.
 */

/** A stage that runs. */
export interface Stage {
  /** One more is done. */
  advance(): void;
  /** Sets the number done. */
  reach(done: number): void;
  /** The stage ended; `note` stands behind its time. */
  end(note?: string): void;
}

/** Starts stages; several may run at once. */
export interface Progress {
  /** @param total how many pieces the stage has, if that is known */
  stage(name: string, total?: number): Stage;
  /** Tells what the result will lack, though it is built. GitHub shows it beside the run. */
  warn(message: string): void;
}

/** Writes to a stream: a terminal sees the last line move, a log gets one line a stage. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  return {
    warn(message) {
      const mark = process.env.GITHUB_ACTIONS === 'true' ? '::warning::' : '  warning: ';
      stream.write(`${stream.isTTY ? '\r\x1b[K' : ''}${mark}${message}\n`);
    },
    stage(name, total) {
      const start = performance.now();
      let done = 0;
      let shown = 0;
      const line = (note = '') => {
        const count = total === undefined ? '' : ` ${done}/${total}`;
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        return `  ${name.padEnd(12)}${count.padEnd(11)}${seconds.padStart(6)} s${note && `  ${note}`}`;
      };
      const show = () => {
        if (!stream.isTTY || performance.now() - shown < 80) return;
        shown = performance.now();
        stream.write(`\r\x1b[K${line()}`);
      };
      return {
        advance() {
          done += 1;
          show();
        },
        reach(value) {
          done = value;
          show();
        },
        end(note) {
          stream.write(`${stream.isTTY ? '\r\x1b[K' : ''}${line(note)}\n`);
        },
      };
    },
  };
}

/** For tests and tools: says nothing. */
export const silent: Progress = {
  stage: () => ({ advance() {}, reach() {}, end() {} }),
  warn() {},
};
