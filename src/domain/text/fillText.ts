import { isolated } from './isolate.ts';

/** Values of placeholders, by their names. */
export type Values = Readonly<Record<string, string | number>>;

/** A placeholder, and for a count its word in the singular and in the plural. */
const PLACEHOLDER = /\{\{(\w+)(?:\|(.+?)\|(.+?))?\}\}/g;

/**
 * A text with its placeholders filled: `{{name}}` is the value, `{{count|floor|floors}}` is "1 floor" or "2 floors". A missing value is
 * empty; what a value holds is never filled itself, and does not turn the direction of the text around it. Every text of client, server and domain is filled here.
 */
export const fillText = (text: string, values: Values = {}): string =>
  text.replace(PLACEHOLDER, (_, name: string, one?: string, many?: string) => {
    const value = isolated(String(values[name] ?? ''));
    return one === undefined ? value : `${value} ${value === '1' ? one : many}`;
  });

/** The names of a text's placeholders, in their order. */
export const placeholdersOf = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
