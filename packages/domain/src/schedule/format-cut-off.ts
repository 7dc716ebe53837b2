/** Formats minutes after midnight for a sentence: 14:00 is '2 pm', 14:30 '2:30 pm', 12:00 'noon'. */
export function formatCutOff(minutesAfterMidnight: number): string {
  const hour = Math.floor(minutesAfterMidnight / 60);
  const minute = minutesAfterMidnight % 60;
  if (hour === 12 && minute === 0) return 'noon';
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${shown}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
