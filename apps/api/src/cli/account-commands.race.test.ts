import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { enterScope, listOrganisations } from '../database/organisations.js';
import { test as it } from '../testing/cli-test.js';
import { hasServer } from '../testing/database.js';
import { waitForLocks } from '../testing/wait-for-locks.js';

const tane =
  '--tenant PACIFIC --organisation harbour --subject tane --name Tāne --email tane@harbour.example --sites';

const changed = (sites: string) => [`The user tane@harbour.example of harbour was changed, with ${sites}`];

// One session cannot race against itself: on the embedded engine this would prove nothing.
describe.runIf(hasServer())('commands at the same time, on a PostgreSQL server', () => {
  it('[PLAT-85] the second of two that change the sites of a user sees what the first has saved', async ({
    consign,
    database,
  }) => {
    const add = async (sites: string) => (await consign(`user add ${tane} ${sites}`)).out;
    await consign('apply pacific.yaml');
    await add('AKL,WLG');
    const { answers } = await database.asSchemaOwner(null, async (tx) => {
      const harbour = (await listOrganisations(tx)).find((each) => each.organisationCode === 'harbour');
      if (harbour === undefined) throw new Error('The organisation is missing');
      await enterScope(tx, harbour);
      await sql`select id from users where subject = 'tane' for update`.execute(tx);
      const first = add('AKL');
      await waitForLocks(tx, 1);
      const second = add('AKL,WLG');
      await waitForLocks(tx, 2);
      return { answers: [first, second] };
    });
    expect(await Promise.all(answers)).toEqual([changed('1 site'), changed('2 sites')]);
  });
});
