// The values that authors load over those of a kind, and the names of numbers that come from a catalog, are pinned in a file:
// `npx vitest run tests/domain/resources/presets.test.ts -u` writes it anew, and its difference shows what authors get from now on.
import { expect, test } from 'vitest';
import { blankOf, numbersOf, type Resource } from '#domain/resource/defineResource.ts';
import { RESOURCES } from '#domain/resources/index.ts';

function linesOf(resource: Resource): string[] {
  const { presets = {}, numberNames } = resource;
  const numbers = numbersOf(resource);
  const names = numberNames ? numbers.map((number) => numberNames(number).en) : [];
  return [
    ...(names.some(Boolean) ? [`${resource.name}: ${names.join(', ')}`] : []),
    ...Object.entries(presets).flatMap(([name, preset]) => [
      `${resource.name}, ${name}`,
      ...numbers.flatMap((number) => {
        const changes = changesOf(resource, number, preset.values(number));
        return changes === '' ? [] : [`  ${number} ${changes}`];
      }),
    ]),
  ];
}

/** Returns the values of a preset that differ from the defaults. */
function changesOf(resource: Resource, number: number, values: object): string {
  const usual: Readonly<Record<string, unknown>> = blankOf(resource, number);
  const changes = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return changes.map(([name, value]) => `${name}=${JSON.stringify(value)}`).join(' ');
}

test('presets have the values, and numbers the names, that they had', async () => {
  await expect(`${RESOURCES.flatMap(linesOf).join('\n')}\n`).toMatchFileSnapshot('presets.txt');
});
