/**
 * Loaded before each npm command of the project. Reports invalid arguments (errors from `parseArgs`) in a sentence
 * instead of a stack trace, and exits with code 2 for invalid usage. Other errors are printed with their stack trace.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  process.on('uncaughtException', (error) => {
    if (!String(error?.code).startsWith('ERR_PARSE_ARGS')) {
      console.error(error);
      process.exit(1);
    }
    const [problem] = error.message.split('. ');
    const command = process.env.npm_lifecycle_event;
    console.error(`${problem}. ${command ? `npm run ${command} -- --help` : '--help'} lists the options.`);
    process.exit(2);
  });
