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

/** Steps that run at the same time, because each of them leaves processor cores idle. */
export type StepGroup = readonly Step[];

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
    const numbered = group.map((step) => ({ ...step, at: (begun += 1) }));
    const spent = readProcessor();
    const results = await Promise.all(
      numbered.map(async ({ name, at, run }) => {
        say(`\n[${at}/${total}] ${name}`);
        const began = now();
        const { ok, counts: ran = noCounts } = await run();
        const which = group.length > 1 ? `[${at}/${total}] ` : '';
        say(`${which}${ok ? 'done' : 'FAILED'} in ${duration((now() - began) / 1000)}`);
        return { ok, counts: ok || ran.failed > 0 ? ran : addCounts(ran, { ...noCounts, failed: 1 }) };
      }),
    );
    if (spent !== null) say(`processor time: ${duration((readProcessor() ?? spent) - spent)}`);
    counts = results.reduce((sum, result) => addCounts(sum, result.counts), counts);
    if (results.every(({ ok }) => ok)) continue;
    for (const [index, { name, advice }] of group.entries()) {
      if (results[index]?.ok === false) say(`\n${name}: ${advice}`);
    }
    return { ok: false, counts };
  }
  return { ok: true, counts };
}
