import * as z from 'zod';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RequestError } from '#server/errors/RequestError.ts';

/** The two digits of a floor in a path. */
export const floorNumberSchema = z.string();

/** @throws RequestError 404 where `text` is not two digits of 01-99 (wire.md) */
export function toFloorNumber(text: string): number {
  const number = Number(text);
  if (!/^\d\d$/.test(text) || number < floorMap.numbers.first || number > floorMap.numbers.last)
    throw new RequestError(404);
  return number;
}
