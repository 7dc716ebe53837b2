import { fileTypes } from '@consign/domain/files';

import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';

export const listFileTypes = operation('consignment', 'listFileTypes', async () =>
  ok(fileTypes.map(({ code, name }) => ({ code, name }))),
);
