import * as z from 'zod';
import { SPELL_CATEGORIES, SPELL_CATEGORY_NAMES, type SpellCategoryName } from '#domain/catalogs/spellCategories.ts';
import { narrowed, type Resource } from '#domain/resource/defineResource.ts';
import { spell } from '#domain/resources/spell.ts';
import { writeRecords } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { changeRecord } from '#server/resources/changeRecord.ts';
import { listRecordPage } from '#server/resources/listRecordPage.ts';
import { OWNED_FIELDS, presentedSchema, presentRecord } from '#server/resources/presentRecord.ts';
import { countOf, numberSchema, recordBodyShape } from '#server/resources/recordSchemas.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { answer } from '#server/trpc/answer.ts';
import { ownedFields, refuseOwnedChanges } from '#server/trpc/ownedFields.ts';
import { router, scenarioProcedure } from '#server/trpc/procedures.ts';

const names = narrowed(spell, ['name_ja', 'name_en']);
const places = narrowed(spell, ['school', 'level', 'monster_level']);
const commonFields = Object.keys(spell.fields).filter((name) => !Object.hasOwn(SPELL_CATEGORIES, name));

/** Partial views of spells with calls of their own: one per category, the names, and the places in the lists. */
export const spellsRouter = router({
  ...(Object.fromEntries(SPELL_CATEGORY_NAMES.map((name) => [name, listCategory(name)])) as Readonly<
    Record<SpellCategoryName, ReturnType<typeof listRecordPage>>
  >),
  names: listRecordPage(spell, names),
  updateNames: updateSpells(names, 'spells'),
  list: listRecordPage(spell, places),
  updateList: updateSpells(places, 'data'),
});

/** GET of a category: its spells with the common fields and those of the category. */
function listCategory(name: SpellCategoryName) {
  const { first, last } = SPELL_CATEGORIES[name];
  const ofCategory = { ...spell, numbers: { first, last, firstGiven: first } };
  return listRecordPage(ofCategory, narrowed(spell, [...commonFields, name]));
}

interface SpellChange {
  readonly number: number;
  readonly revision?: number;
}

/**
 * Writes the given fields of many spells at once, completely or not at all, or of a single spell.
 * @param shown the resource narrowed to the fields that the call accepts and answers
 * @param list the field that holds the spells if there are many
 * @throws RequestError 409 with the stale spells in their present state, 422
 */
function updateSpells(shown: Resource, list: 'spells' | 'data') {
  const fields = { number: numberSchema(spell), ...recordBodyShape(shown) };
  const records = z
    .array(z.strictObject({ ...fields, ...ownedFields(['scenario_id']) }))
    .min(1)
    .max(countOf(spell))
    .refine((all) => new Set(all.map(({ number }) => number)).size === all.length, { error: 'doubled_number' });
  const input = z
    .strictObject({ ...z.object(fields).partial().shape, [list]: records.optional(), scenario_id: scenarioIdSchema })
    .check(({ value, issues }) => {
      const given: Readonly<Record<string, unknown>> = value;
      const isOne = given.number !== undefined;
      const isList = given[list] !== undefined;
      // A body with a list must not also have the fields of a single spell.
      const wrong = isList ? Object.keys(fields).filter((name) => given[name] !== undefined) : [];
      for (const name of wrong) issues.push({ code: 'custom', message: 'unknown_key', path: [name], input: value });
      if (!isList && !isOne) issues.push({ code: 'custom', message: 'required', path: [list], input: value });
    });
  const presented = presentedSchema(shown);
  return scenarioProcedure('edit')
    .input(input)
    .output(answer(z.strictObject({ data: z.union([presented, z.array(presented)]) })))
    .mutation(async ({ input: { scenario_id, ...given }, ctx: { services } }) => {
      const many = (given as { [list]?: readonly SpellChange[] })[list];
      const wanted = many ?? [given as SpellChange];
      const within = (at: number) => (many ? `${list}.${at}.` : '');
      const numbers = wanted.map(({ number }) => number);
      const stored = await writeRecords(
        services.database,
        spell,
        scenario_id,
        numbers,
        (found) => {
          const before = found.map((one) => presentRecord(scenario_id, one, shown));
          const stale = before.filter(({ revision }, at) => (wanted[at]?.revision ?? revision) !== revision);
          if (stale.length > 0) throw new RequestError(409, undefined, { present: many ? stale : stale[0] });
          return found.map((one, at) => {
            const change = { ...wanted[at] };
            refuseOwnedChanges(change, before[at] ?? {}, [...OWNED_FIELDS, 'scenario_id'], within(at));
            return changeRecord(spell, one, change, within(at)) as typeof spell.blank;
          });
        },
        within,
      );
      const told = stored.map((one) => presentRecord(scenario_id, one, shown));
      return { data: many ? told : (told[0] as (typeof told)[number]) };
    });
}
