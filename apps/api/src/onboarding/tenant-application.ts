import type { Tx } from '../database/database.js';
import { UNIQUE_VIOLATION, sqlState } from '../database/failures.js';
import { type KnownOrganisation, enterScope, listOrganisations } from '../database/organisations.js';
import { loadTariffInto } from '../pricing/index.js';
import { startRetention } from '../retention/index.js';
import type { CommandRun } from '../services/operator-changes/operator-change-store.js';
import { findTenantByHost } from '../tenants/index.js';
import { buildOrganisationRows } from './organisation-rows.js';
import { buildProviderRows } from './provider-rows.js';
import type { TenantSource } from './read-tenant-file.js';
import {
  type TableRow,
  compareRows,
  findTenantIdByCode,
  lockOnboarding,
  readRows,
  saveRows,
} from './row-store.js';
import { SavedSets } from './saved-sets.js';
import type { OrganisationPart } from './tenant-file.js';
import type { TenantPlan } from './tenant-plan.js';
import { OnboardingRefused } from './user-scope.js';
import { buildRecord } from './tenant-record.js';

export interface ApplyOptions {
  readonly isApplied: boolean;
  /** Whether rows that the file's sections don't have are removed. */
  readonly removes: boolean;
  readonly now: Date;
  /** An id for something new, named from the tenant's code down. */
  readonly createId: (...names: readonly string[]) => string;
  readonly run: CommandRun;
}

/** One tenant file in a transaction: finds what differs, section by section, and stores it. */
export class Application {
  readonly #saved: SavedSets;
  readonly #regions = new Map<string, string>();
  readonly #organisationIds = new Map<string, string>();
  #tenantId = '';

  constructor(
    private readonly tx: Tx,
    private readonly source: TenantSource,
    private readonly options: ApplyOptions,
  ) {
    this.#saved = new SavedSets(tx, options.removes);
  }

  async run(): Promise<TenantPlan> {
    const { tx, source, options } = this;
    const { code, name } = source.file.tenant;
    await lockOnboarding(tx);
    const known = await findTenantIdByCode(tx, code);
    this.#tenantId = known ?? options.createId(code);
    await this.#checkHosts();
    await enterScope(tx, { tenantId: this.#tenantId, organisationId: null });
    await this.#saveTenant();
    await this.#saveProvider();
    const organisations = (await listOrganisations(tx)).filter(({ tenantCode }) => tenantCode === code);
    for (const part of source.file.organisations ?? []) await this.#saveOrganisation(part, organisations);
    if (source.file.organisations !== undefined) this.#keepOthers(organisations);
    await enterScope(tx, { tenantId: this.#tenantId, organisationId: null });
    const tariffs = await this.#loadTariffs(name);
    const inUse = await this.#saved.removeAll(this.#tenantId);
    if (inUse !== null) throw new OnboardingRefused(inUse);
    await this.#startRetention(organisations);
    await this.#saved.record(options.run, {
      subject: source.name,
      tenantId: this.#tenantId,
      organisationIds: this.#organisationIds,
      tariffs: tariffs.flatMap((each) => each.changes),
    });
    return {
      tenantId: this.#tenantId,
      tenantCode: code,
      isApplied: options.isApplied,
      changes: this.#saved.changes,
      tariffs: tariffs.map(({ name: file, lines }) => ({ name: file, lines })),
    };
  }

  async #checkHosts(): Promise<void> {
    for (const host of this.source.file.hosts) {
      const other = await findTenantByHost(this.tx, host);
      if (other !== undefined && other.id !== this.#tenantId) {
        throw new OnboardingRefused(`The host ${host} belongs to the tenant ${other.code}`);
      }
    }
  }

  async #saveTenant(): Promise<void> {
    const { tx, source, options } = this;
    const { tenant } = source.file;
    const owner = { tenant_id: this.#tenantId };
    const [stored] = await readRows(tx, 'tenants', owner, ['record']);
    const before = (stored?.['record'] ?? null) as Readonly<Record<string, unknown>> | null;
    const built = buildRecord(source.file, before, options.removes);
    if (built === null) {
      throw new OnboardingRefused(
        `The stored settings of ${tenant.code} have the other shape: change 'record', or use --remove to replace them`,
      );
    }
    const { code, name, externalId: external_id, referencePrefix: reference_prefix } = tenant;
    const set = {
      table: 'tenants',
      what: 'tenant',
      owner,
      key: [],
      rows: [{ code, name, external_id, reference_prefix, record: built.record }],
      nameRow: () => code,
      isRemovable: false,
    } as const;
    const changes = await compareRows(tx, set);
    await saveRows(tx, set, changes).catch((error: unknown) => {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      throw new OnboardingRefused(`Another tenant has the externalId ${tenant.externalId}`);
    });
    // Settings are listed one by one, without their values: a key may be among them.
    for (const change of changes) {
      const fields = change.fields.filter(({ column }) => column !== 'record');
      if (change.kind === 'add' || fields.length > 0) this.#saved.add(set, { ...change, fields }, null);
    }
    for (const setting of built.changes) {
      this.#saved.changes.push({
        kind: setting.kind === 'remove' && !options.removes ? 'keep' : setting.kind,
        what: 'setting',
        name: setting.name,
        organisation: null,
        fields: [],
      });
    }
  }

  async #saveProvider(): Promise<void> {
    const { tx, source, options } = this;
    const { code } = source.file.tenant;
    for (const { id, name } of await readRows(tx, 'regions', { tenant_id: this.#tenantId }, ['id', 'name'])) {
      this.#regions.set(String(name), String(id));
    }
    const sections = buildProviderRows(source, {
      regionId: (name) => this.#findRegion(name),
      createId: (kind, ...names) => options.createId(code, kind, ...names),
    });
    const owner = { tenant_id: this.#tenantId };
    for (const section of sections) await this.#saved.save({ ...section, owner }, null, null);
  }

  #findRegion(name: string): string {
    const id = this.#regions.get(name) ?? this.options.createId(this.source.file.tenant.code, 'region', name);
    this.#regions.set(name, id);
    return id;
  }

  async #saveOrganisation(part: OrganisationPart, known: readonly KnownOrganisation[]): Promise<void> {
    const { tx, options, source } = this;
    const tenantCode = source.file.tenant.code;
    const tenantId = this.#tenantId;
    // One that no file has named yet is known by its name.
    const stored =
      known.find((each) => each.organisationCode === part.code) ??
      known.find((each) => each.organisationCode === null && each.organisationName === part.name);
    const organisationId = stored?.organisationId ?? options.createId(tenantCode, part.code);
    this.#organisationIds.set(part.code, organisationId);
    await enterScope(tx, { tenantId, organisationId });
    const own = {
      table: 'organisations',
      what: 'organisation',
      owner: { tenant_id: tenantId, id: organisationId },
      key: [],
      rows: [{ code: part.code, name: part.name }],
      nameRow: () => part.code,
      isRemovable: false,
    } as const;
    await this.#saved.save(own, null, organisationId);
    const owner = { tenant_id: tenantId, organisation_id: organisationId };
    const create = (kind: string, ...names: readonly string[]) =>
      options.createId(tenantCode, part.code, kind, ...names);
    const accounts = await this.#readByCode('accounts', owner, 'id');
    const addresses = await this.#readByCode('sites', owner, 'address');
    const accountIds = new Map<string, string>();
    const sections = buildOrganisationRows(part, {
      regionId: (name) => this.#findRegion(name),
      accountId: (code) => {
        const id =
          accountIds.get(code) ?? (accounts.get(code) as string | undefined) ?? create('account', code);
        accountIds.set(code, id);
        return id;
      },
      addressId: (siteCode, place) =>
        (addresses.get(siteCode) as { id?: string } | undefined)?.id ??
        options.createId(tenantCode, 'address', ...place),
      createId: create,
    });
    for (const section of sections) await this.#saved.save({ ...section, owner }, part.code, organisationId);
  }

  /** Of every customer, whether or not the file names it. */
  async #startRetention(known: readonly KnownOrganisation[]): Promise<void> {
    const { tx, options } = this;
    const tenantId = this.#tenantId;
    const ids = [...known.map((each) => each.organisationId), ...this.#organisationIds.values()];
    for (const organisationId of new Set(ids)) {
      if (organisationId === null) continue;
      await enterScope(tx, { tenantId, organisationId });
      await startRetention(tx, { tenantId, organisationId }, options.now);
    }
    await enterScope(tx, { tenantId, organisationId: null });
  }

  async #readByCode(table: 'accounts' | 'sites', owner: TableRow, column: string) {
    const rows = await readRows(this.tx, table, owner, ['code', column]);
    return new Map(rows.map((row) => [row['code'], row[column]]));
  }

  async #loadTariffs(tenantName: string) {
    const { tx, source, options } = this;
    const tenant = { id: this.#tenantId, name: tenantName };
    const loaded = [];
    for (const { name, bytes } of source.tariffs) {
      const { ok, lines, changes } = await loadTariffInto(tx, tenant, bytes, {
        isApplied: true,
        now: options.now,
      });
      if (!ok) throw new OnboardingRefused(...lines.map((line) => `${name}: ${line}`));
      loaded.push({ name, lines: lines.filter((line) => !line.startsWith('Loaded for ')), changes });
    }
    return loaded;
  }

  #keepOthers(known: readonly KnownOrganisation[]): void {
    const named = this.source.file.organisations ?? [];
    for (const { organisationId, organisationCode, organisationName } of known) {
      if (organisationId === null) continue;
      const isNamed = named.some(
        ({ code, name }) =>
          code === organisationCode || (organisationCode === null && name === organisationName),
      );
      if (isNamed) continue;
      const name = organisationCode ?? organisationName ?? organisationId;
      this.#saved.changes.push({ kind: 'keep', what: 'organisation', name, organisation: null, fields: [] });
    }
  }
}
