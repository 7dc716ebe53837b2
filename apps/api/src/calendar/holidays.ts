import { type Day, addDays, getDay } from '@consign/domain/dates';
import { getWeekday } from '@consign/domain/schedule';
import Holidays from 'date-holidays';

/** The provincial anniversary that a region observes: the library's code and the name. */
const areas = {
  auckland: { code: 'AUK', name: 'Auckland' },
  taranaki: { code: 'TKI', name: 'Taranaki' },
  'hawkes-bay': { code: 'HKB', name: "Hawke's Bay" },
  wellington: { code: 'WGN', name: 'Wellington' },
  marlborough: { code: 'MBH', name: 'Marlborough' },
  nelson: { code: 'NSN', name: 'Nelson' },
  // The library has a separate day for Buller, which observes Nelson's.
  buller: { code: 'NSN', name: 'Nelson' },
  canterbury: { code: 'CAN', name: 'Canterbury' },
  // The library has the Christchurch Show Day here.
  'south-canterbury': { code: null, name: 'South Canterbury' },
  westland: { code: 'WTC', name: 'Westland' },
  otago: { code: 'OTA', name: 'Otago' },
  southland: { code: 'STL', name: 'Southland' },
  'chatham-islands': { code: 'CIT', name: 'Chatham Islands' },
} as const;

export type HolidayArea = keyof typeof areas;

export const holidayAreas = Object.keys(areas) as [HolidayArea, ...HolidayArea[]];

export function isHolidayArea(text: string | null): text is HolidayArea {
  return text !== null && Object.hasOwn(areas, text);
}

/** Of each area by year; without texts to join, because each day of a calendar that is asked for asks here. */
const known = new Map<HolidayArea | null, Map<number, ReadonlyMap<Day, string>>>();

/**
 * Public holidays of a year by day, with observed days for those moved from a weekend: the national ones and the
 * anniversary of the area. Cached per process, because the library takes several milliseconds.
 */
export function listHolidays(area: HolidayArea | null, year: number): ReadonlyMap<Day, string> {
  const years = known.get(area) ?? new Map<number, ReadonlyMap<Day, string>>();
  known.set(area, years);
  const found = years.get(year) ?? compute(area, year);
  years.set(year, found);
  return found;
}

const anniversary = /anniversary|show day/iu;

function compute(area: HolidayArea | null, year: number): ReadonlyMap<Day, string> {
  const { code, name } = area === null ? { code: null, name: '' } : areas[area];
  const library = code === null ? new Holidays('NZ') : new Holidays('NZ', code);
  const days = new Map<Day, string>();
  for (const holiday of library.getHolidays(year)) {
    if (holiday.type !== 'public') continue;
    const day = getDay(holiday.date.slice(0, 'YYYY-MM-DD'.length));
    const isRegional = anniversary.test(holiday.name);
    if (isRegional || !days.has(day))
      days.set(day, isRegional ? `${name} Anniversary` : toEnglishName(holiday.name));
  }
  if (area === 'south-canterbury') days.set(fourthMondayOfSeptember(year), `${name} Anniversary`);
  return days;
}

/** The local spelling. */
function toEnglishName(name: string): string {
  return name.replace('ANZAC', 'Anzac').replace(' (substitute day)', ' (observed)');
}

function fourthMondayOfSeptember(year: number): Day {
  const first = getDay(`${year}-09-01`);
  const toMonday = (8 - getWeekday(first)) % 7;
  return addDays(first, toMonday + 3 * 7);
}
