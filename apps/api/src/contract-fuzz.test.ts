import { writeFileSync } from 'node:fs';

import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { reportPermission } from '@consign/domain/permissions';

import { contract } from './app.js';
import type { Database } from './database/database.js';
import { isForProvider } from './http/auth/guard.js';
import type { ContractOperation } from './http/contract/operations.js';
import { readDocuments } from './http/contract/read-documents.js';
import { testApp } from './testing/app.js';
import { testDatabase } from './testing/database.js';
import { createForeignCopies, foreignWords } from './testing/foreign-copies.js';
import { type FuzzAnswer, findFaults } from './testing/fuzz/check-answer.js';
import { type FuzzRequest, mutatedRequests, retarget, validRequests } from './testing/fuzz/requests.js';
import { createLookups } from './testing/lookups.js';
import { type Target, allOperations } from './testing/operation-call.js';
import { prepareTarget } from './testing/prepare-target.js';
import { createTarget } from './testing/target.js';
import { token } from './testing/tokens.js';
import { createWorld, kowhai, signIn, tasman } from './testing/world.js';

/** FUZZ_RUNS=100 asks more; FUZZ_SEED repeats a run. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_316);
/** FUZZ_REPORT=file writes how often each operation was answered with each status. */
const report = process.env['FUZZ_REPORT'];
/** FUZZ_MUTATED=no asks only what the contract allows. */
const kinds = [
  { how: 'as the contract allows', isValid: true, build: validRequests, numRuns: 4 },
  { how: 'with one mutation', isValid: false, build: mutatedRequests, numRuns: 12 },
].filter(({ isValid }) => isValid || process.env['FUZZ_MUTATED'] !== 'no');

const owner = { tenantId: tasman.id, organisationId: kowhai.id };
const { schemas } = readDocuments(contract.documents);
const operations = allOperations.map((operation) => [operation.operationId, operation] as const);

describe('[CALL-103] whatever is asked of', () => {
  let database: Database;
  let app: FastifyInstance;
  let tokens: { user: string; machine: string; provider: string };
  let read: Target | null = null;
  const counts: Record<string, Record<string, number>> = {};

  beforeAll(async () => {
    database = await testDatabase();
    await createWorld(database);
    await createLookups(database);
    app = await testApp({ database, lines: [], config: { cacheSeconds: { tenant: 60, user: 60 } } });
    tokens = {
      user: (await signIn('manager')).token,
      machine: (await signIn('kowhai-erp')).token,
      provider: await token({ sub: 'provider-machine', permissions: [reportPermission] }),
    };
  });
  afterAll(async () => {
    if (report !== undefined) writeFileSync(report, JSON.stringify({ seed, counts }, null, 2));
    await app.close();
    await database.close();
  });

  /** Each operation is also called by a machine client (PROV-20), except operations on the user's own records. */
  function findToken({ permissions, path }: ContractOperation, isValid: boolean): string {
    if (isForProvider(permissions)) return tokens.provider;
    return isValid || /\/(?:me|sessions|address-book|templates)\b/u.test(path) ? tokens.user : tokens.machine;
  }

  async function ask(
    operation: ContractOperation,
    request: FuzzRequest,
    isValid: boolean,
  ): Promise<FuzzAnswer> {
    const bearer = findToken(operation, isValid);
    const asked = {
      host: 'tasman.localhost:4300',
      accept: 'application/problem+json, application/json',
      authorization: `Bearer ${bearer}`,
      ...request.headers,
    };
    const {
      statusCode: status,
      headers,
      payload: text,
    } = await app.inject({
      method: request.method,
      url: request.url,
      headers: asked,
      ...(request.payload === undefined ? {} : { payload: request.payload }),
    });
    const [mediaType = ''] = String(headers['content-type'] ?? '').split(';');
    return { status, mediaType, text, accept: asked.accept };
  }

  async function prepare({ operationId }: ContractOperation): Promise<Target> {
    const target = await createTarget(app, database);
    await prepareTarget(database, owner, target, operationId);
    return target;
  }

  /** One target is enough for what only reads. */
  async function prepareFirst(operation: ContractOperation): Promise<Target> {
    if (operation.method !== 'get') {
      const target = await prepare(operation);
      await createForeignCopies(database, target);
      return target;
    }
    if (read === null) {
      read = await createTarget(app, database);
      await createForeignCopies(database, read);
    }
    await prepareTarget(database, owner, read, operation.operationId);
    return read;
  }

  /** What the first request that is answered wrongly broke, with its smallest form; empty if there is none. */
  async function findFault(
    operation: ContractOperation,
    first: Target,
    requests: fc.Arbitrary<FuzzRequest>,
    { isValid, numRuns }: { isValid: boolean; numRuns: number },
  ): Promise<string> {
    // A changed target can't be changed again: the next call gets a target of its own.
    const isUsedUp = operation.method !== 'get' && operation.path.includes('{');
    let target = first;
    const property = fc.asyncProperty(requests, async (request) => {
      const answer = await ask(operation, retarget(request, first, target), isValid);
      if (isUsedUp && answer.status < 300) target = await prepare(operation);
      const count = (counts[operation.operationId] ??= {});
      count[answer.status] = (count[answer.status] ?? 0) + 1;
      const faults = findFaults(operation, schemas, answer, foreignWords);
      if (isValid && answer.status === 400) faults.push('the contract allows what is refused as malformed');
      if (faults.length > 0) throw new Error(`${faults.join('; ')}: ${answer.text.slice(0, 500)}`);
    });
    const details = await fc.check(property, {
      seed,
      numRuns: numRuns * runs,
      includeErrorInReport: true,
    });
    return details.failed ? (fc.defaultReportMessage(details) ?? 'failed') : '';
  }

  describe.each(operations)('%s', (_id, operation) => {
    it.each(kinds)('$how, it is answered as the contract promises', async ({ isValid, build, numRuns }) => {
      const isFirst = isValid || operation.method === 'get';
      const target = await (isFirst ? prepareFirst(operation) : prepare(operation));
      const requests = build(operation, target);
      expect(await findFault(operation, target, requests, { isValid, numRuns })).toBe('');
    });
  });
});
