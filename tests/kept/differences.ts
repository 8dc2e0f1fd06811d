const SHOWN = 3;

/** Returns where the found value lacks something of the recorded one: "as it was", or the first few places. Additions are no difference. */
export function differences(recorded: unknown, found: unknown): string {
  const places = placesOf(recorded, found, '');
  if (places.length === 0) return 'as it was';
  const more = places.length > SHOWN ? ` and ${places.length - SHOWN} more` : '';
  return `other ${places.slice(0, SHOWN).join(', ')}${more}`;
}

function placesOf(recorded: unknown, found: unknown, path: string): string[] {
  if (typeof recorded !== 'object' || recorded === null) return Object.is(recorded, found) ? [] : [path];
  if (typeof found !== 'object' || found === null) return [path];
  if (Array.isArray(recorded) && recorded.length !== (found as unknown[]).length) return [`${path}.length`];
  return Object.entries(recorded).flatMap(([key, value]) =>
    placesOf(value, (found as Readonly<Record<string, unknown>>)[key], path === '' ? key : `${path}.${key}`),
  );
}
