/** The time of the device; tests pass their own. */
export function systemClock(): Date {
  return new Date();
}
