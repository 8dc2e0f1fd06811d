import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { MonsterPicture } from '#client/monsterGraphics/MonsterPicture.tsx';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/form/RecordLeaf.tsx';
import { recordHref } from '#client/resource/recordHref.ts';
import { numberedName } from '#client/resource/recordName.ts';
import { useRecord } from '#client/resource/useRecord.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { fields } from '#client/shell/page.css.ts';
import { RouteLink } from '#client/shell/RouteLink.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { monster } from '#domain/resources/monster.ts';
import { ColorFilterInput } from './ColorFilterInput.tsx';
import { FilteredPicture } from './FilteredPicture.tsx';
import * as styles from './looks.css.ts';
import { setLooks } from './monstersOnDesk.ts';
import { monstersTexts } from './monstersTexts.ts';

/** The pictures of the open monster and the colours that are laid over them, seen as they are changed. */
export function LookEditor() {
  const text = useText(monstersTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  // The desk is that of the monsters, whose records are read by their schema.
  const record = useRecord(desk, number) as RecordOf<typeof monster>;
  const canWrite = useAtomValue(canWriteAtom);
  const [draft, setDraft] = useState<typeof record.color_filter>();
  const filter = draft ?? record.color_filter;
  return (
    <Panel
      title={text('graphics.edit', { name: numberedName(monster, record, number, language) })}
      actions={
        <RouteLink href={recordHref(desk.scenarioId, 'monster', number)}>{text('graphics.toMonster')}</RouteLink>
      }
    >
      <div className={fields}>
        <div className={styles.pair}>
          <figure className={styles.figure}>
            <MonsterPicture graphic={record.image} filter={filter} scale={2} />
            <figcaption className={styles.caption}>{text('monsters.look.known')}</figcaption>
          </figure>
          <figure className={styles.figure}>
            <MonsterPicture graphic={record.unconfirmed_image} scale={2} isUnidentified />
            <figcaption className={styles.caption}>{text('monsters.look.unknown')}</figcaption>
          </figure>
        </div>
        <FilteredPicture filter={filter} />
        {['unconfirmed_image', 'graphic_category'].map((path) => {
          const leaf = monster.leaves.find((one) => one.path === path);
          return leaf && <RecordLeaf key={path} leaf={leaf} />;
        })}
        {canWrite && (
          <ColorFilterInput
            value={filter}
            onChange={setDraft}
            onChangeEnd={(color_filter) => {
              setDraft(undefined);
              setLooks(desk, [number], () => ({ color_filter }));
            }}
          />
        )}
      </div>
    </Panel>
  );
}
