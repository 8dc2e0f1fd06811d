import { MonsterLook } from '#client/monsterGraphics/MonsterLook.tsx';
import { FieldInput } from '#client/resource/composites/FieldInput.tsx';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import type { Field } from '#domain/resource/field.ts';
import { monster } from '#domain/resources/monster.ts';
import * as styles from './FilterFields.css.ts';

/** The colours that are laid over the picture of the open monster, and beside them what comes of it. */
export function FilterFields() {
  const { desk, number } = useOpenRecord();
  return (
    <div className={styles.pair}>
      {/* In a box of its own, as a composite field takes all columns of the grid that it stands in. */}
      <div>
        {/* A map of fields holds fields; its type is wider so that definitions keep the types of their values. */}
        <FieldInput field={monster.fields.color_filter as unknown as Field} keys={['color_filter']} />
      </div>
      <MonsterLook desk={desk} number={number} scale={2} />
    </div>
  );
}
