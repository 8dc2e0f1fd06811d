import { jobRow } from '#domain/catalogs/ruleRows.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { type Named, row } from './named.ts';

/**
 * Makes the rows of the jobs with what a new member of each starts with.
 * @param byJob items by name, in the order of the jobs' codes
 * @param items their numbers
 */
export const startingItems = <Item extends string>(
  byJob: readonly (readonly Item[])[],
  items: Readonly<Record<Item, number>>,
): Omit<Named, 'number'> => ({
  kind: raceOccupationSetting.name,
  rows: byJob.map((names, job) => {
    const { starting_items } = blankOf(raceOccupationSetting, jobRow(job));
    return row(raceOccupationSetting, jobRow(job), {
      starting_items: starting_items.map((none, at) => {
        const name = names[at];
        return name ? items[name] : none;
      }),
    });
  }),
});
