import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { checkRecord } from '#domain/resource/checkRecord.ts';
import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import { character } from '#domain/resources/character.ts';
import { CONTENT_KINDS, resourceOf } from '#domain/resources/index.ts';
import { item } from '#domain/resources/item.ts';
import { MAGIC_SETS } from '#domain/resources/magic/magicSet.ts';
import { authorComment } from '#domain/resources/outline/authorComment.ts';
import { searchItem } from '#domain/resources/outline/searchItem.ts';
import { titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { fortifiedCitySetting } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { checkOutline } from '#domain/scenario/checkOutline.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import { TITLE_FIELDS, type Titles } from '#domain/scenario/titleFields.ts';
import type { Label } from '#domain/text/languages.ts';
import { checkMagicTogether } from '#game/measure/autoMagic/checkMagic.ts';
import { checkClasses } from '#game/measure/checkClasses.ts';
import { checkDefeats } from '#game/measure/checkDefeats.ts';
import { checkJob } from '#game/measure/checkJob.ts';
import { checkWorn } from '#game/measure/checkWorn.ts';
import { MAGIC_KINDS, magicContent } from '#game/rules/autoMagic/magicContent.ts';
import type { Rules } from '#game/rules/compileRules.ts';
import { existenceIn } from '#server/content/existenceIn.ts';
import type { Mark } from '#server/content/problemMarks.ts';
import { existingIn, type StoredRow } from '#server/content/recordStore.ts';
import { rulesIn } from '#server/resources/rulesIn.ts';
import { type FoundProblems, listProblems } from './FoundProblems.ts';
import { problemOn, type RecordProblem } from './RecordProblem.ts';

interface Content {
  readonly rows: readonly StoredRow[];
  readonly marks: readonly Mark[];
  /** The titles of the scenario itself; undefined if it is still empty, so that nothing is required of it yet. */
  readonly titles: Titles | undefined;
  /** The languages that the scenario is written in. */
  readonly languages: ScenarioLanguages;
}

/** Runs in a worker thread: returns all problems of the records of a scenario, in single records and between them. */
export function checkRecords({ rows, marks, titles, languages }: Content): FoundProblems[] {
  const exists = existenceIn(rows);
  const recordProblems = CONTENT_KINDS.flatMap((resource): RecordProblem[] => {
    const records = existingIn(rows, resource);
    const each = Array.from(records, ([number, record]) =>
      checkRecord(resource, record, number, exists, languages).map((problem) =>
        problemOn(resource, number, record, problem),
      ),
    );
    const together = (resource.checkTogether?.(records as never) ?? []).map(({ number, ...problem }) =>
      problemOn(resource, number, records.get(number) ?? blankOf(resource, number), problem),
    );
    return [...each.flat(), ...together];
  });
  const rules = rulesIn(rows);
  const found = [
    ...recordProblems,
    ...problemsOfCharacters(rows, rules),
    ...problemsOfClasses(rows, rules),
    ...problemsOfCity(rows, rules),
    ...checkMagicSets(rows),
    ...outlineProblems(rows, titles, languages),
  ];
  return listProblems(found, marks);
}

/** Characters are checked against rules and items, which are other kinds. */
function problemsOfCharacters(rows: readonly StoredRow[], rules: Rules): RecordProblem[] {
  const items = existingIn(rows, item);
  return Array.from(existingIn(rows, character), ([number, record]) =>
    [...checkJob(rules, record), ...checkWorn(record, (worn) => items.get(worn))].map((problem) =>
      problemOn(character, number, record, problem),
    ),
  ).flat();
}

/** Classes are checked against the creation options and the items, which are other kinds. */
function problemsOfClasses(rows: readonly StoredRow[], rules: Rules): RecordProblem[] {
  const classes = existingIn(rows, raceOccupationSetting);
  return checkClasses(rules, existingIn(rows, item)).map(({ number, ...problem }) =>
    problemOn(raceOccupationSetting, number, classes.get(number) ?? blankOf(raceOccupationSetting, number), problem),
  );
}

/** Checks the city against the rules of defeat, which are on another page. */
function problemsOfCity(rows: readonly StoredRow[], rules: Rules): RecordProblem[] {
  const { first: number } = fortifiedCitySetting.numbers;
  const city = existingIn(rows, fortifiedCitySetting).get(number) ?? fortifiedCitySetting.blank;
  return checkDefeats(rules).map((problem) => problemOn(fortifiedCitySetting, number, city, problem));
}

/** Checks the records of each set of automatic magic effects against each other, though they are of several kinds. */
function checkMagicSets(rows: readonly StoredRow[]): RecordProblem[] {
  const records = new Map(MAGIC_KINDS.map((resource) => [resource.name, { resource, of: existingIn(rows, resource) }]));
  const recordOf = (kind: RecordKindName, number: number): object => records.get(kind)?.of.get(number) ?? {};
  return MAGIC_SETS.flatMap((set) => {
    const content = magicContent(set, ({ name }, number) => recordOf(name, number));
    return checkMagicTogether(set, content).map(({ kind, number, part: _part, place: _place, ...problem }) => {
      const { resource } = records.get(kind) as { resource: Resource };
      const record = records.get(kind)?.of.get(number) ?? blankOf(resource, number);
      return problemOn(resource, number, record, problem);
    });
  });
}

/** Returns what is still missing before a release. */
function outlineProblems(
  rows: readonly StoredRow[],
  titles: Titles | undefined,
  languages: ScenarioLanguages,
): RecordProblem[] {
  if (!titles) return [];
  const search = existingIn(rows, searchItem).get(searchItem.numbers.first) ?? searchItem.blank;
  return checkOutline({ titles, comments: existingIn(rows, authorComment), search, languages }).map(
    ({ kind, ...problem }) => {
      const resource = resourceOf(kind) as Resource;
      const { first: number } = resource.numbers;
      const recordProblem = problemOn(resource, number, {}, problem);
      const ofTitle: Readonly<Record<string, { readonly label: Label }>> = TITLE_FIELDS;
      const title = kind === titleAuthorName.name ? ofTitle[problem.path]?.label : undefined;
      return {
        ...recordProblem,
        ...(title && { label: () => title }),
        name: () => ({ ja: '', en: '' }),
        content: () => '',
      };
    },
  );
}
