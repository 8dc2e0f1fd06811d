// A record that was never written is its kind's defaults, so a changed default changes every stored scenario. They are pinned in a file:
// `npx vitest run tests/domain/resources/defaults.test.ts -u` writes it anew, and its difference shows what changes for whom.
import { expect, test } from 'vitest';
import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import { RESOURCES } from '#domain/resources/index.ts';

/** Returns the blank record of a kind, and a line per distinct default: the numbers that have it, and its fields that are not blank. */
function defaultsOf(resource: Resource): string[] {
  const { first, last } = resource.numbers;
  const blank = Object.entries(resource.blank).map(([field, value]) => [field, JSON.stringify(value)] as const);
  const blankFields = new Map(blank);
  const differing = (number: number) =>
    Object.entries(blankOf(resource, number)).flatMap(([field, value]) => {
      const text = JSON.stringify(value);
      return text === blankFields.get(field) ? [] : [`${field}=${text}`];
    });
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const byText = Map.groupBy(numbers, (number) => differing(number).join(' '));
  return [
    `${resource.name} ${blank.map(([field, text]) => `${field}=${text}`).join(' ')}`,
    ...Array.from(byText, ([text, all]) => `  ${all.join(',')} ${text}`).filter(() => byText.size > 1),
  ];
}

test('the defaults of all kinds are what they were', async () => {
  const lines = RESOURCES.flatMap(defaultsOf);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('defaults.txt');
});
