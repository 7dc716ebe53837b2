/** The time in every test: Tuesday 17 March 2026, 10:30 in Auckland. */
export const testNow = new Date('2026-03-16T21:30:00.000Z');

export const daysLater = (days: number) => new Date(testNow.getTime() + days * 24 * 3600 * 1000);
