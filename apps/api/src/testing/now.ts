/** The time in every test: Tuesday 17 March 2026, 10:30 in Auckland. */
export const testNow = new Date('2026-03-16T21:30:00.000Z');

export const secondsLater = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);
export const daysLater = (days: number) => secondsLater(days * 24 * 3600);
