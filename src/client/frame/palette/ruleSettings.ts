import { recordHref } from '#client/resource/words/recordHref.ts';
import { blankOf, nameOf, numbersOf, type Resource } from '#domain/resource/defineResource.ts';
import { RULE_KINDS } from '#domain/resources/index.ts';
import { LANGUAGES, type Label } from '#domain/text/languages.ts';
import type { Command } from './Command.ts';
import { type SearchableCommand, searchable } from './findCommands.ts';

/** A single value of the rules: its name, prefixed by the name of its record if there are several, and its place. */
interface RuleSetting {
  readonly kind: Resource;
  readonly number: number;
  readonly path: string;
  readonly label: Label;
}

/** Every setting that a form of the rules shows, in the order of the pages. */
const RULE_SETTINGS: readonly RuleSetting[] = RULE_KINDS.flatMap((kind) =>
  numbersOf(kind).flatMap((number) => {
    const whose =
      kind.numbers.first === kind.numbers.last ? { ja: '', en: '' } : nameOf(kind, blankOf(kind, number), number);
    return shownLeaves(kind, number).map(({ path, label }) => ({
      ...{ kind, number, path },
      label: { ja: `${whose.ja} ${label.ja}`.trim(), en: `${whose.en} ${label.en}`.trim() },
    }));
  }),
);

function shownLeaves(kind: Resource, number: number) {
  const record = blankOf(kind, number);
  const hidden = (kind.sections ?? [])
    .filter(({ visible }) => visible?.(record as never, number) === false)
    .flatMap(({ fields }) => fields);
  return kind.leaves.filter(({ keys }) => !hidden.includes(keys[0] ?? ''));
}

/** Returns a command for each setting of a scenario's rules, which opens its field. */
export const ruleCommands = (
  scenarioId: string,
  language: keyof Label,
  navigate: (href: string) => void,
): readonly SearchableCommand[] =>
  searchable(
    RULE_SETTINGS.map(
      ({ kind, number, path, label }): Command => ({
        id: `rule ${kind.name} ${number} ${path}`,
        group: 'rule',
        label: label[language],
        words: LANGUAGES.map((each) => label[each]),
        hint: kind.title[language],
        run: () => navigate(recordHref(scenarioId, kind.name, number, path)),
      }),
    ),
  );
