import { isDay } from '@consign/domain/dates';
import { findSteps } from '@consign/domain/freight';
import { z } from 'zod';

/** A text; a whole number is taken as its digits, so that codes and postcodes need no quotation marks. */
export const text = (max = 100) =>
  z
    .union([z.string(), z.int()])
    .transform((value) => String(value).trim().normalize('NFC'))
    .pipe(
      z
        .string()
        .min(1, 'Write a text: this is empty')
        .max(max, `Write at most ${max} characters`)
        .regex(/^\P{Cc}*$/u, 'Write the text in one row, without control characters'),
    );

export const code = (max = 40) => text(max).pipe(z.string().regex(/^\S+$/u, 'Write the code without spaces'));

/** A number with up to `decimals` decimals. */
export const decimal = (decimals: number, max: number) =>
  z
    .number()
    .min(0, 'Write a number of 0 or more')
    .max(max, `Write a number of at most ${max}`)
    .refine((value) => findSteps(value, decimals, 'up') === findSteps(value, decimals, 'down'), {
      message: decimals === 0 ? 'Write a whole number' : `Write at most ${decimals} decimals`,
    });

export const whole = (min: number, max: number) =>
  z.int().min(min, `Write ${min} or more`).max(max, `Write at most ${max}`);

export const day = text(10).pipe(z.string().refine(isDay, { message: 'Write a day such as 2026-12-29' }));

/** Minutes after midnight of a time such as '14:00'. */
export const timeOfDay = z
  .string()
  .regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/u, "Write a time in quotation marks, such as '14:00'")
  .transform((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 60 + minutes;
  });

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Weekdays as the database has them: 1 is Monday, 7 Sunday. */
export const weekdays = z
  .array(z.enum(weekdayNames))
  .min(1, 'Name at least one weekday')
  .transform((names) => [...new Set(names.map((name) => weekdayNames.indexOf(name) + 1))].sort().join(''));

export const webAddress = text(500).pipe(
  z.string().regex(/^https?:\/\/\S+$/u, 'Write an http or https address'),
);

/** A file beside the tenant file. */
export const fileName = text(200);
