import { type LocalOptions, helpText, parseOptions } from './options/parse-options.js';
import { onStop } from './process/stop-signals.js';
import { withinTime } from './process/within-time.js';
import { StartFailure } from './start-failure.js';
import { Resources } from './start/resources.js';
import { startLocal } from './start/start-local.js';
import { demoSummary } from './start/summary.js';

/** Whatever hangs, as OPERATIONS.md says of a server. */
const STOP_WITHIN_MS = 10_000;

const say = (line: string): void => console.log(line);

function explain(error: unknown): void {
  // An expected failure explains itself; anything else is printed with its stack.
  console.error(error instanceof StartFailure ? error.message : error);
}

function readOptions(): LocalOptions | 'help' {
  if (process.env['NODE_ENV'] === 'production') {
    throw new StartFailure(
      'This is the evaluation start, with its own identity provider and known passwords: it does not run with NODE_ENV=production. See docs/OPERATIONS.md.',
    );
  }
  return parseOptions(process.argv.slice(2), process.env);
}

/** What `pnpm start` runs after the build. */
async function main(): Promise<void> {
  const options = readOptions();
  if (options === 'help') return say(helpText());
  const began = performance.now();
  const resources = new Resources();
  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    stopping = true;
    say('Stopping');
    await withinTime(resources.closeAll(), STOP_WITHIN_MS, 'Not everything ended in time').catch(explain);
    process.exit(code);
  };
  await onStop(() => stop(0));
  try {
    const { addresses } = await startLocal(
      {
        options,
        say,
        onFault: (error) => console.error(error),
        onCrash: (error) => {
          explain(error);
          void stop(1);
        },
      },
      resources,
    );
    say(demoSummary(addresses, options, (performance.now() - began) / 1000));
  } catch (error) {
    if (stopping) return;
    throw error;
  }
}

await main().catch((error: unknown) => {
  explain(error);
  process.exit(1);
});
