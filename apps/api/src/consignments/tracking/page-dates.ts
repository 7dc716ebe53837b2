import { type Instant, timeZone } from '@consign/domain/dates';

const weekday = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const moment = new Intl.DateTimeFormat('en-NZ', {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const clock = new Intl.DateTimeFormat('en-NZ', { timeZone, hour: 'numeric', minute: '2-digit' });

/** 'Thursday, 19 March' in Auckland. */
export const formatWeekday = (instant: Instant): string => weekday.format(new Date(instant));

/** 'Thu, 19 Mar 2026, 8:00 am' in Auckland. */
export const formatMoment = (instant: Instant): string => moment.format(new Date(instant));

/** 'Thursday, 19 March, 8:00 am – 12:00 pm' in Auckland; no line breaks within the times, nor after the dash. */
export function formatWindow(startsAt: Instant, endsAt: Instant): string {
  const times = [startsAt, endsAt].map((instant) => clock.format(new Date(instant))).join(' –\u{2060} ');
  return `${formatWeekday(startsAt)}, ${times.replaceAll(/\s/gu, '\u{A0}')}`;
}
