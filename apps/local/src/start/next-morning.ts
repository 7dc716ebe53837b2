import { type SendMail, sendMorningMails } from '@consign/api';
import { addDays, localTimeUtc, today } from '@consign/domain/dates';

type Deps = Parameters<typeof sendMorningMails>[0];

/** Every morning mail of a day is due by then. */
const NOON_MINUTES = 12 * 60;
/** Longer than any holidays. */
const MAX_DAYS = 14;

/** Sends the mails of the next morning with any mail now. Another call sends the mails of a later morning. */
export async function sendNextMorning({ sendMail, ...deps }: Deps, now: Date): Promise<void> {
  let sent = 0;
  const count: SendMail = async (mail) => {
    await sendMail(mail);
    sent += 1;
  };
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const noon = localTimeUtc(addDays(today(now), days), NOON_MINUTES);
    await sendMorningMails({ ...deps, sendMail: count }, new Date(noon));
    if (sent > 0) return;
  }
}
