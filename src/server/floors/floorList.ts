import * as z from 'zod';
import { floorMap } from '#domain/resources/floorMap.ts';

const { first, last } = floorMap.numbers;

/** The floors of a file: `all`, or numbers of two digits separated by commas. Parsed to undefined for all. */
export const floorListSchema = z
  .string()
  .default('all')
  .refine((text) => text === 'all' || (text.length < 400 && numbersIn(text).every(isFloor)), 'floor_list')
  .transform((text) => (text === 'all' ? undefined : [...new Set(numbersIn(text))]));

const numbersIn = (text: string): number[] =>
  text.split(',').map((digits) => (/^\d\d$/.test(digits) ? Number(digits) : Number.NaN));
const isFloor = (number: number): boolean => number >= first && number <= last;
