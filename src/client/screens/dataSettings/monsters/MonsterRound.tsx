import { useAtomValue } from 'jotai';
import { formatShare } from '#client/i18n/formatShare.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { BREATHS } from '#domain/catalogs/monsterTraits.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import type { monster } from '#domain/resources/monster.ts';
import type { MonsterStrength } from '#game/measure/monsterStrength.ts';
import { monstersTexts } from './monstersTexts.ts';
import { part, parts } from './StrengthPanel.css.ts';

interface MonsterRoundProps {
  readonly record: RecordOf<typeof monster>;
  /** Against a party of its own level. */
  readonly strength: MonsterStrength;
}

/** The actions of a monster in its rounds: how often it strikes, breathes and casts, and the damage of each if it is known. */
export function MonsterRound({ record, strength }: MonsterRoundProps) {
  const text = useText(monstersTexts);
  const language = useAtomValue(languageAtom);
  const { strikes, breathes, casts, blows, breath } = strength;
  const breathName = BREATHS.find(({ code }) => code === record.breath)?.label[language] ?? '';
  return (
    <ul className={parts} aria-label={text('monsters.round')}>
      <li className={part}>
        {text('monsters.round.strikes', { share: formatShare(strikes), damage: blows.toFixed(1) })}
      </li>
      {breathes > 0 && (
        <li className={part}>
          {text('monsters.round.breathes', {
            share: formatShare(breathes),
            breath: breathName,
            damage: breath.toFixed(1),
          })}
        </li>
      )}
      {casts > 0 && <li className={part}>{text('monsters.round.casts', { share: formatShare(casts) })}</li>}
    </ul>
  );
}
