import { freePorts } from '../../../ports.shared.js';
import { readText, workspaceRoot } from '../repository/files.js';
import { runCommand, type RunCommand } from '../run/run.mjs';
import { findObstacle, tryImageAlone } from './image-alone.js';
import { findProblem, type ImageTrial } from './image-answers.js';
import type { Step, StepResult } from './steps.js';

const file = 'deploy/compose.yaml';

const ASK_SECONDS = 20;
const PULL_SECONDS = 180;
const START_SECONDS = 1500;

/** The image that the product's own is built on. */
export function findBase(dockerfile: string): string {
  return /^ARG BASE=(\S+)/mu.exec(dockerfile)?.[1] ?? '';
}

/** A runtime with compose that can have the base image, or why there is none. */
export async function findRuntime(
  run: RunCommand,
  base: string,
): Promise<{ readonly runtime: string } | { readonly reason: string }> {
  const works = async (command: string, args: readonly string[], timeoutSeconds = ASK_SECONDS) =>
    (await run(command, args, { quiet: true, timeoutSeconds })).code === 0;
  for (const runtime of ['docker', 'podman']) {
    if (!(await works(runtime, ['info']))) continue;
    if (!(await works(runtime, ['compose', 'version']))) continue;
    const has = await works(runtime, ['image', 'inspect', base]);
    if (has || (await works(runtime, ['pull', '--quiet', base], PULL_SECONDS))) return { runtime };
    return { reason: `${runtime} can't pull ${base}` };
  }
  return { reason: 'neither docker nor podman answers with compose here' };
}

/**
 * Builds the image, starts it with its neighbours, calls it with a token of its issuer, and ends all of it; without a runtime
 * for them, the image alone.
 */
export async function tryImage(trial: ImageTrial): Promise<StepResult> {
  const { run, say } = trial;
  const base = findBase(readText(workspaceRoot, 'deploy/Dockerfile'));
  const found = await findRuntime(run, base);
  if ('reason' in found) {
    const obstacle = await findObstacle(trial);
    say(`compose file left out: ${found.reason}`);
    if (obstacle === null) return tryImageAlone(trial, base);
    say(`image left out: ${obstacle}`);
    return { ok: true };
  }
  const [server = 0, issuer = 0, mail = 0] = await freePorts(3);
  const env = { CONSIGN_PORT: `${server}`, ISSUER_PORT: `${issuer}`, MAIL_PORT: `${mail}` };
  const compose = (args: readonly string[]) =>
    run(found.runtime, ['compose', '--file', file, '--project-name', 'consign-test', ...args], {
      quiet: true,
      env,
      timeoutSeconds: START_SECONDS,
    });
  try {
    const started = await compose(['up', '--build', '--detach']);
    const problem = started.code === 0 ? await findProblem(trial, server, issuer) : started.output;
    if (problem === null) return { ok: true };
    const { output } = await compose(['logs', '--tail', '50']);
    say(`${output}\n${problem}`);
    return { ok: false };
  } finally {
    await compose(['down', '--volumes', '--timeout', '30']);
  }
}

/** What can't run here is left out, with a line that says why. */
export const imageStep: Step = {
  name: 'Image and compose file',
  advice: `\`docker compose -f ${file} up --build\` does the same.`,
  run: () => tryImage({ run: runCommand, say: (line) => console.log(line), ask: fetch }),
};
