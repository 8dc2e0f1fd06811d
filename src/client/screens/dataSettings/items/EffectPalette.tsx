import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { EFFECT_SPELLS, MAGIC_EFFECT_GROUPS, MAGIC_EFFECTS } from '#domain/catalogs/magicEffects.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { item } from '#domain/resources/item.ts';
import { spell } from '#domain/resources/spell.ts';
import * as styles from './EffectPalette.css.ts';
import { itemTexts } from './itemTexts.ts';

const NO_EFFECT = 0;

/** The magic effects, for users who may give them to the open item. */
export function EffectPalette() {
  return useMay('edit') && <Effects />;
}

/** All magic effects in their three groups: pressing one puts it into the first free slot of the open item, or removes it. */
function Effects() {
  const text = useText(itemTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const { magic_effects } = useRecord(desk, number) as RecordOf<typeof item>;
  const spells = useRecordDesk(spell, desk.scenarioId);
  const free = magic_effects.indexOf(NO_EFFECT);
  const used = magic_effects.filter((code) => code !== NO_EFFECT).length;

  /** Returns the author's name of an effect's spell. */
  function spellOf(code: number): string | undefined {
    const one = EFFECT_SPELLS[code];
    return spells && one !== undefined ? numberedName(spell, spells.record(one), one, language) : undefined;
  }
  function toggle(code: number) {
    const held = magic_effects.indexOf(code);
    const leaf = desk.resource.leaves.find(({ path }) => path === `magic_effects.${held >= 0 ? held : free}`);
    if (leaf) desk.edit([{ number, leaf, value: held >= 0 ? NO_EFFECT : code }]);
  }
  return (
    <Panel
      title={text('item.effects')}
      actions={<span role="status">{text('item.effects.count', { count: used, most: magic_effects.length })}</span>}
    >
      {MAGIC_EFFECT_GROUPS.map(({ label, first, last }) => (
        <details key={first} className={styles.group}>
          <summary className={styles.title}>{label[language]}</summary>
          <div className={styles.effects}>
            {MAGIC_EFFECTS.slice(first, last + 1).map((effect) => {
              const isHeld = magic_effects.includes(effect.code);
              return (
                <button
                  key={effect.code}
                  type="button"
                  className={styles.effect}
                  aria-pressed={isHeld}
                  disabled={!isHeld && free < 0}
                  onClick={() => toggle(effect.code)}
                >
                  <span>{effect.label[language]}</span>
                  {spellOf(effect.code) && <span className={styles.spell}>{spellOf(effect.code)}</span>}
                </button>
              );
            })}
          </div>
        </details>
      ))}
    </Panel>
  );
}
