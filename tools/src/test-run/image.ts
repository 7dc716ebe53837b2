import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePorts } from '../../../ports.shared.js';
import { workspaceRoot } from '../repository/files.js';
import { runCommand, type RunCommand } from '../run/run.mjs';
import type { Step, StepResult } from './steps.js';

const file = 'deploy/compose.yaml';
const realm = '/realms/consign';
/** The machine client of deploy/keycloak-realm.json. */
const machine = { client_id: 'consign-erp', client_secret: 'consign-demo', grant_type: 'client_credentials' };

const ASK_SECONDS = 20;
const PULL_SECONDS = 180;
const START_SECONDS = 1500;
const READY_SECONDS = 120;

/** What the trial of the image gets from outside. */
export interface ImageTrial {
  readonly run: RunCommand;
  readonly say: (line: string) => void;
  readonly ask: typeof fetch;
  readonly readySeconds?: number;
}

/** The image that the product's own is built on. */
export function findBase(dockerfile: string): string {
  return /^FROM (\S+)/mu.exec(dockerfile)?.[1] ?? '';
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

/** Builds the image, starts it with its neighbours, calls it with a token of its issuer, and ends all of it. */
export async function tryImage(trial: ImageTrial): Promise<StepResult> {
  const { run, say } = trial;
  const base = findBase(readFileSync(path.join(workspaceRoot, 'deploy/Dockerfile'), 'utf8'));
  const found = await findRuntime(run, base);
  if ('reason' in found) {
    say(`left out: ${found.reason}`);
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

/** What a started product does not answer as it should; null if all is well. */
export async function findProblem(trial: ImageTrial, server: number, issuer: number): Promise<string | null> {
  const address = `http://localhost:${server}`;
  const ready = `${address}/readyz`;
  if (!(await becomesReady(trial, ready))) return `${ready} was not ready`;
  const page = await trial.ask(`${address}/`);
  if (!page.ok) return `${address}/ answered ${page.status}`;
  const token = `http://localhost:${issuer}${realm}/protocol/openid-connect/token`;
  const answer = await trial.ask(token, { method: 'POST', body: new URLSearchParams(machine) });
  if (!answer.ok) return `${token} answered ${answer.status}: ${await answer.text()}`;
  const { access_token: accessToken } = (await answer.json()) as Record<string, unknown>;
  const session = `${address}/api/v1/users/me/session`;
  const called = await trial.ask(session, { headers: { authorization: `Bearer ${String(accessToken)}` } });
  return called.ok ? null : `${session} answered ${called.status}: ${await called.text()}`;
}

async function becomesReady(
  { ask, readySeconds = READY_SECONDS }: ImageTrial,
  url: string,
): Promise<boolean> {
  const until = Date.now() + readySeconds * 1000;
  for (;;) {
    const answer = await ask(url).catch(() => null);
    if (answer?.ok === true) return true;
    if (Date.now() >= until) return false;
    await pause(500);
  }
}

/** Left out, with a line that says why, where no container can run. */
export const imageStep: Step = {
  name: 'Image and compose file',
  advice: `\`docker compose -f ${file} up --build\` does the same.`,
  run: () => tryImage({ run: runCommand, say: (line) => console.log(line), ask: fetch }),
};
