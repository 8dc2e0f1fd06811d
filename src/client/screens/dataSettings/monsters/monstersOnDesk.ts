import type { LeafChange, RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { leavesOfFields, type RecordOf } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { monster } from '#domain/resources/monster.ts';

/** The look of a monster, or a part of it. */
export type Look = Partial<
  Pick<RecordOf<typeof monster>, 'image' | 'unconfirmed_image' | 'graphic_category' | 'color_filter'>
>;

/** Returns the code of a monster's category of pictures. */
export function categoryOf(desk: RecordDesk, number: number): number {
  return (desk.record(number) as RecordOf<typeof monster>).graphic_category;
}

/** Gives monsters a look, in one step. */
export function setLooks(desk: RecordDesk, numbers: readonly number[], lookOf: (number: number) => Look): void {
  desk.edit(
    numbers.flatMap((number): LeafChange[] => {
      const look = lookOf(number);
      return leavesOfFields(monster, Object.keys(look)).map((leaf) => ({ number, leaf, value: leafValue(look, leaf) }));
    }),
  );
}
