import { useLocationProperty } from 'wouter/use-browser-location';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';

/** The encounter table that the address names behind its `#`; the first one where it names none. */
export function useTableNumber(): number {
  const { first, last } = encounterSetting.numbers;
  return useLocationProperty(() => {
    const digits = location.hash.slice(1);
    const number = /^\d{1,3}$/.test(digits) ? Number(digits) : first;
    return number >= first && number <= last ? number : first;
  });
}
