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

/** Steps that run beside each other, because each leaves processor cores idle: so many at once, the next once one ends. */
export type StepGroup = readonly Step[];

const AT_ONCE = 2;

/** Runs the groups in order and stops after the first with a failure. A failed step without test cases counts as one. */
export async function runSteps(
  groups: readonly StepGroup[],
  say: (line: string) => void,
  now: () => number,
  readProcessor: () => number | null,
): Promise<StepsResult> {
  const total = groups.flat().length;
  let counts = noCounts;
  let begun = 0;
  for (const group of groups) {
    const queue = group.values();
    const failed: Step[] = [];
    const spent = readProcessor();
    const runNext = async (): Promise<void> => {
      for (const step of queue) {
        const at = (begun += 1);
        say(`\n[${at}/${total}] ${step.name}`);
        const began = now();
        const { ok, counts: ran = noCounts } = await step.run();
        const which = group.length > 1 ? `[${at}/${total}] ` : '';
        say(`${which}${ok ? 'done' : 'FAILED'} in ${duration((now() - began) / 1000)}`);
        counts = addCounts(counts, ok || ran.failed > 0 ? ran : { ...ran, failed: 1 });
        if (!ok) failed.push(step);
        if (failed.length > 0) return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, runNext));
    if (spent !== null) say(`processor time: ${duration((readProcessor() ?? spent) - spent)}`);
    for (const { name, advice } of failed) say(`\n${name}: ${advice}`);
    if (failed.length > 0) return { ok: false, counts };
  }
  return { ok: true, counts };
}
