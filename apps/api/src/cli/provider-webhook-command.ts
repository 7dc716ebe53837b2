import type { Database } from '../database/database.js';
import { readEnvironment } from '../environment.js';
import { replaceProviderWebhook } from '../onboarding/index.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';
import { checkWebhookUrl } from '../webhooks/index.js';
import { type CliContext, CommandFailure, type CommandResult, exitCodes } from './cli-context.js';

/** Sets or removes where a provider's system hears of answers, and shows the new secret once (ANSW-14). */
export async function setProviderWebhook(
  { environment }: CliContext,
  database: Database,
  { tenantCode, url }: { readonly tenantCode: string; readonly url: string | null },
  run: CommandRun,
): Promise<CommandResult> {
  const settings = readEnvironment(environment, 'migrating');
  if ('faults' in settings) throw new CommandFailure(exitCodes.unavailable, settings.faults);
  const fault = url === null ? null : checkWebhookUrl(url, settings.config);
  if (fault !== null) throw new CommandFailure(exitCodes.refused, [fault]);
  const secret = await replaceProviderWebhook(database, { tenantCode, url }, run);
  if (secret === null) {
    const message = 'No system of the freight provider is told of answers any more';
    return { lines: [message], json: { message } };
  }
  const message = `Answers to exceptions are told to ${url}`;
  return {
    lines: [message, `The secret of its messages, shown once: ${secret}`],
    json: { message, url, secret },
  };
}
