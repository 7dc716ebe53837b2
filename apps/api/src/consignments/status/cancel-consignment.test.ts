import { describeMove } from '../../testing/status-move-test.js';

const reason = 'Customer changed their mind';

describeMove(
  { call: 'CALL-39', id: 'CONS-23', target: 'CANCELLED', from: ['DRAFT', 'FINAL'], reason },
  (api, path, dateTimeUtc) =>
    api.post(`${path.replace('v1', 'v2')}/cancelled`, {
      reason,
      ...(dateTimeUtc === undefined ? {} : { dateTimeUtc }),
    }),
);
