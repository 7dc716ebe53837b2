/** The moment of every test. */
export const testNow = new Date('2026-03-16T21:30:00.000Z');
