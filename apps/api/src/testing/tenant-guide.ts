import { readFileSync } from 'node:fs';

const guide = readFileSync(new URL('../../../../docs/ONBOARDING.md', import.meta.url), 'utf8');

/** The tenant file of docs/ONBOARDING.md. */
export const pacificFile: string = /^```yaml\n(.*?)^```$/msu.exec(guide)?.[1] ?? '';
