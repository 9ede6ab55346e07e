/**
 * Shows the progress of the build in the terminal. Each stage has one line with the number of finished pages and the
 * seconds taken.
 */

/** A stage of the build that is running. */
interface Stage {
  /** Counts one more finished item of the stage. */
  advance(): void;
  /** Sets the number of finished items of the stage. */
  reach(done: number): void;
  /** Ends the stage. `note` is printed after the time that the stage took. */
  end(note?: string): void;
}

/** Starts stages of the build. Several stages may run in parallel. */
export interface Progress {
  /**
   * Starts a stage of the build.
   *
   * @param total number of items, if known
   */
  stage(name: string, total?: number): Stage;
  /** Prints a warning that the build's result is incomplete. GitHub shows it as an annotation. */
  warn(message: string): void;
}

/**
 * Shows the progress of the build on a stream. On a terminal, the last line is updated. A log gets one line per stage.
 */
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
