import { expect, it } from 'vitest';

import { listOperations } from '../../http/contract/operations.js';
import { Schemas } from '../../http/contract/validation.js';
import { thingContract } from '../contract.js';
import { findFaults } from './check-answer.js';

const schemas = new Schemas({ consignment: thingContract });
const [getThing] = listOperations('consignment', thingContract);

const fine = { status: 200, mediaType: 'application/json', text: '{"count":1}', accept: '' };
const problem = {
  status: 404,
  mediaType: 'application/problem+json',
  text: '{"title":"Not found","status":404}',
  accept: 'application/problem+json',
};

it.each([
  ['a promised answer', fine, []],
  ['problem details', problem, []],
  ['a fault of the server', { ...problem, status: 500 }, ['it is 500']],
  ['a status of no contract', { ...fine, status: 204, text: '' }, ['204 is not in the contract']],
  ['another type', { ...fine, mediaType: 'text/plain' }, ['200 is text/plain, which is not in the contract']],
  [
    'a refusal in another form',
    { ...problem, mediaType: 'application/json', text: '{"messages":[]}' },
    ['404 is application/json in place of problem details'],
  ],
  ['another body', { ...fine, text: '{"count":"one"}' }, ['count: This must be a whole number']],
  ['another customer’s word', { ...fine, text: '{"count":1,"note":"Wolf"}' }, ['it has Wolf in it']],
] as const)('finds what is wrong with %s', (_what, answer, faults) => {
  if (getThing === undefined) throw new Error('The contract has no operation');
  expect(findFaults(getThing, schemas, answer, ['Wolf'])).toEqual(faults);
});
