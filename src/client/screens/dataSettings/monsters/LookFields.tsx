import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { type ColorFilter, MonsterPicture } from '#client/pictures/MonsterPicture.tsx';
import { PictureFilterContext } from '#client/pictures/PictureFilterContext.ts';
import { FieldInput } from '#client/resource/composites/FieldInput.tsx';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { Field } from '#domain/resource/field.ts';
import { monster } from '#domain/resources/monster.ts';
import { ColorFilterInput } from './ColorFilterInput.tsx';
import * as styles from './LookFields.css.ts';
import { setLooks } from './monstersOnDesk.ts';
import { monstersTexts } from './monstersTexts.ts';

/** The pictures of the open monster and its colour filter, with a live preview. */
export function LookFields() {
  const text = useText(monstersTexts);
  const { desk, number } = useOpenRecord();
  const canWrite = useMay('edit');
  // The monsters' desk parses its records with their schema.
  const record = useRecord(desk, number) as RecordOf<typeof monster>;
  const isPhone = useMedia(screen.phone);
  const [draft, setDraft] = useState<ColorFilter>();
  const filter = draft ?? record.color_filter;
  return (
    <div className={styles.look}>
      <div className={styles.areas}>
        <div className={styles.pictures}>
          <PictureFilterContext value={filter}>
            <LookField name="image" />
          </PictureFilterContext>
          <LookField name="unconfirmed_image" />
          <LookField name="graphic_category" />
        </div>
        <div className={styles.colours}>
          {canWrite ? (
            <ColorFilterInput
              value={filter}
              onChange={setDraft}
              onChangeEnd={(color_filter) => {
                setDraft(undefined);
                setLooks(desk, [number], () => ({ color_filter }));
              }}
            />
          ) : (
            <LookField name="color_filter" />
          )}
        </div>
        <div className={styles.figures}>
          <figure className={styles.figure}>
            <MonsterPicture graphic={record.image} filter={filter} scale={isPhone ? 2 : 3} />
            <figcaption className={styles.caption}>{text('monsters.look.known')}</figcaption>
          </figure>
          <figure className={styles.figure}>
            <MonsterPicture graphic={record.unconfirmed_image} scale={2} isUnidentified />
            <figcaption className={styles.caption}>{text('monsters.look.unknown')}</figcaption>
          </figure>
        </div>
      </div>
    </div>
  );
}

// A map of fields holds fields; its type is wider so that definitions keep the types of their values.
const LookField = ({ name }: { readonly name: keyof typeof monster.fields }) => (
  <FieldInput field={monster.fields[name] as unknown as Field} keys={[name]} />
);
