import { addCounts, noCounts, type Counts } from './counts.js';

export interface StepResult {
  readonly ok: boolean;
  /** Set by steps that run test cases. */
  readonly counts?: Counts;
}

export interface Step {
  readonly name: string;
  /** What to do when it fails. */
  readonly advice: string;
  readonly run: () => Promise<StepResult>;
}

export interface StepsResult {
  readonly ok: boolean;
  readonly counts: Counts;
}

/** 65 is `1 min 5 s`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Runs the steps in order and stops at the first failure. A failed step without test cases counts as one failure. */
export async function runSteps(
  steps: readonly Step[],
  say: (line: string) => void,
  now: () => number,
): Promise<StepsResult> {
  let counts = noCounts;
  for (const [at, { name, advice, run }] of steps.entries()) {
    say(`\n[${at + 1}/${steps.length}] ${name}`);
    const began = now();
    const result = await run();
    counts = addCounts(counts, result.counts ?? noCounts);
    say(`${result.ok ? 'done' : 'FAILED'} in ${duration((now() - began) / 1000)}`);
    if (!result.ok) {
      say(`\n${name}: ${advice}`);
      const none = (result.counts?.failed ?? 0) === 0;
      return { ok: false, counts: none ? addCounts(counts, { ...noCounts, failed: 1 }) : counts };
    }
  }
  return { ok: true, counts };
}
