import * as z from 'zod';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RequestError } from '#server/errors/RequestError.ts';

/** The two digits of a floor in a URL path. */
export const floorNumberSchema = z.string();

/** @throws RequestError 404 if `text` is not two digits, 01-99 (docs/wire.md, "Floors") */
export function toFloorNumber(text: string): number {
  const number = Number(text);
  if (!/^\d\d$/.test(text) || number < floorMap.numbers.first || number > floorMap.numbers.last)
    throw new RequestError(404);
  return number;
}
