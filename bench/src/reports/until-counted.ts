import { Client } from 'pg';

const POLL_MS = 1000;

/** Waits until the server's job has counted every day. */
export async function untilCounted(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ left: string }>('select count(*) as left from report_changes');
      if (rows[0]?.left === '0') break;
      await new Promise((resolve) => {
        setTimeout(resolve, POLL_MS);
      });
    }
    await client.query('vacuum analyze report_changes, report_days');
  } finally {
    await client.end();
  }
}
