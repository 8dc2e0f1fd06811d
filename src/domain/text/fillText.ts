import { isolated } from './isolate.ts';

/** Values of placeholders, by their names. */
export type Values = Readonly<Record<string, string | number>>;

/** A placeholder; for a count with its noun in the singular and in the plural. */
const PLACEHOLDER = /\{\{(\w+)(?:\|(.+?)\|(.+?))?\}\}/g;

/**
 * Fills the placeholders of a text: `{{name}}` is the value, `{{count|floor|floors}}` is "1 floor" or "2 floors". A missing value is empty;
 * placeholders inside values are not filled, and values do not change the direction of the text around them. All texts of client, server
 * and domain are filled here.
 */
export const fillText = (text: string, values: Values = {}): string =>
  text.replace(PLACEHOLDER, (_, name: string, one?: string, many?: string) => {
    const value = isolated(String(values[name] ?? ''));
    return one === undefined ? value : `${value} ${value === '1' ? one : many}`;
  });

/** Returns the names of a text's placeholders, in order. */
export const placeholdersOf = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
