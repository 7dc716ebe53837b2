import { describeMove } from '../../testing/status-move-test.js';

describeMove(
  { call: 'CALL-38', id: 'CONS-22', target: 'STAGED', from: ['DRAFT', 'FINAL'], reason: null },
  (api, path, dateTimeUtc) =>
    api.put(`${path}/request-pickup`, dateTimeUtc === undefined ? {} : { dateTimeUtc }),
);
