// Generated from openapi/ by `pnpm generate`. Do not edit.

import * as addressBook from './address-book.js';
import * as addresses from './addresses.js';
import * as bookings from './bookings.js';
import * as bulk from './bulk.js';
import * as consignments from './consignments.js';
import * as dangerousGoods from './dangerous-goods.js';
import * as documents from './documents.js';
import * as extras from './extras.js';
import * as files from './files.js';
import * as hireUnits from './hire-units.js';
import * as imports from './imports.js';
import * as invoices from './invoices.js';
import * as lineItems from './line-items.js';
import * as loadChecks from './load-checks.js';
import * as me from './me.js';
import * as notices from './notices.js';
import * as packagingTypes from './packaging-types.js';
import * as pickupManifests from './pickup-manifests.js';
import * as preferences from './preferences.js';
import * as products from './products.js';
import * as provider from './provider.js';
import * as quotes from './quotes.js';
import * as reports from './reports.js';
import * as savedViews from './saved-views.js';
import * as schedules from './schedules.js';
import * as serviceTypes from './service-types.js';
import * as sites from './sites.js';
import * as statuses from './statuses.js';
import * as templates from './templates.js';
import * as tenant from './tenant.js';
import * as unsavedWork from './unsaved-work.js';
import * as users from './users.js';
import * as webhooks from './webhooks.js';

export { addressBook, addresses, bookings, bulk, consignments, dangerousGoods, documents, extras, files, hireUnits, imports, invoices, lineItems, loadChecks, me, notices, packagingTypes, pickupManifests, preferences, products, provider, quotes, reports, savedViews, schedules, serviceTypes, sites, statuses, templates, tenant, unsavedWork, users, webhooks };
