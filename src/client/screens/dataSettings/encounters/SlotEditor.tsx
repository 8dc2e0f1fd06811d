import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { FieldHelp } from '#client/resource/help/FieldHelp.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { MonsterLook } from '#client/screens/dataSettings/MonsterLook.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { slotShares } from '#game/measure/encounterOdds.ts';
import { encountersTexts } from './encountersTexts.ts';
import * as styles from './SlotEditor.css.ts';

/** The ten slots of the open table: the monster, its weight, and its share of the encounters. */
export function SlotEditor({ monsters }: { readonly monsters: RecordDesk }) {
  const text = useText(encountersTexts);
  const { desk, number } = useOpenRecord();
  // This desk parses its records with their schema.
  const record = useRecord(desk, number) as RecordOf<typeof encounterSetting>;
  const shares = slotShares(record);
  return (
    <>
      <p className={`${muted} ${styles.help}`}>
        <FieldHelp field={encounterSetting.fields.slots} scenarioId={desk.scenarioId} />
      </p>
      <div className={styles.slots}>
        {record.slots.map((slot, at) => {
          const name = text('encounters.slot', { number: at + 1 });
          const share = shares[at] ?? 0;
          const isFree = slot.monster === RECORD_KINDS.monster.none;
          return (
            <fieldset key={name} aria-label={name} className={styles.slot}>
              <span className={styles.number}>{at + 1}</span>
              <span className={styles.picture}>{!isFree && <MonsterLook desk={monsters} number={slot.monster} />}</span>
              <div className={styles.monster}>
                <SlotLeaf path={`slots.${at}.monster`} />
              </div>
              <div className={styles.weight}>
                <SlotLeaf path={`slots.${at}.weight`} />
              </div>
              <div className={styles.share}>
                <ShareBar share={share} />
                <span className={styles.figure}>{isFree ? text('encounters.nobody') : formatShare(share)}</span>
              </div>
            </fieldset>
          );
        })}
      </div>
    </>
  );
}

function SlotLeaf({ path }: { readonly path: string }) {
  const leaf = encounterSetting.leaves.find((one) => one.path === path);
  return leaf && <RecordLeaf leaf={leaf} />;
}
