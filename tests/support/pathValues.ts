/** Values for the names in braces in the path of a call. */
export const PATH_VALUES: Readonly<Record<string, string>> = {
  floor_number: '01',
  setting_number: '0',
  number: '1',
  numbers: '1',
  labyrinth: '0',
  signboard_id: '1',
  category: '0',
  from: '01',
  to: '02',
  floors: '01',
  token: 'none',
  code: '100000000000009',
  source: 'starter_set',
};

/** Returns the names in braces of a path. */
export const namesIn = (path: string): string[] => Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '');

/** Returns `path` with a value for each name in braces. */
export function addressOf(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`there is no value for {${name}} of ${path}`);
    return encodeURIComponent(value);
  });
}
