import type { ColorFilter } from '#client/monsterGraphics/MonsterPicture.tsx';
import { PictureFilterContext } from '#client/monsterGraphics/PictureFilterContext.ts';
import { FieldInput } from '#client/resource/composites/FieldInput.tsx';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { useRecord } from '#client/resource/useRecord.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { Field } from '#domain/resource/field.ts';
import { monster } from '#domain/resources/monster.ts';

/**
 * The picture of the open monster as one of many, all in the colours that the monster has.
 * @param filter while it is being changed; what the record has without it
 */
export function FilteredPicture({ filter }: { readonly filter?: ColorFilter }) {
  const { desk, number } = useOpenRecord();
  // The desk is that of the monsters, whose records are read by their schema.
  const { color_filter } = useRecord(desk, number) as RecordOf<typeof monster>;
  return (
    <PictureFilterContext value={filter ?? color_filter}>
      <FieldInput field={monster.fields.image as Field} keys={['image']} />
    </PictureFilterContext>
  );
}
