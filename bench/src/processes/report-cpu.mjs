// Preloaded into a measured process. Reports its CPU time, in microseconds, to the parent; and for how long its event
// loop was held at most since it was last asked, in milliseconds.
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { readPeakMemory } from './peak-memory.mjs';

let delay;

process.on('message', (message) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  }
  // In bytes, since the process began.
  if (message === 'peak memory') process.send?.(readPeakMemory());
  if (message === 'delay') {
    if (delay === undefined) {
      delay = monitorEventLoopDelay({ resolution: 2 });
      delay.enable();
    }
    process.send?.(delay.max / 1e6);
    delay.reset();
  }
});
