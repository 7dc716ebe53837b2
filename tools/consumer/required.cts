// A program of CommonJS: Node 24 can require the packages, and TypeScript knows under NodeNext.
import { equal } from 'node:assert/strict';

import api = require('@consign/api-client');
import status = require('@consign/domain/status');

equal(status.statuses.DRAFT.name, 'Draft');
equal(typeof api.createConsignClient, 'function');
