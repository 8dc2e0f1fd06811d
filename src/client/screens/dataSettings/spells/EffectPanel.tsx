import { useAtomValue } from 'jotai';
import { type ComponentType, useDeferredValue, useMemo, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { SpreadPicture } from '#client/resource/composites/SpreadPicture.tsx';
import { useRules } from '#client/resource/model/useRules.ts';
import { NumberField } from '#client/ui/NumberField.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import type { SpellCategoryName } from '#domain/catalogs/spellCategories.ts';
import { spell as spells } from '#domain/resources/spell.ts';
import {
  chanceOfSpell,
  EFFECT_LEVELS,
  expectedDamage,
  fullDamage,
  halvedDamage,
  healedShare,
  hitsWith,
  learningLevel,
} from '#game/measure/spellEffects.ts';
import { spellRaiseChance } from '#game/rules/raising.ts';
import { saveChance } from '#game/rules/savingThrow.ts';
import { stateChance } from '#game/rules/stateChance.ts';
import * as styles from './EffectPanel.css.ts';
import { EffectTable, Share } from './EffectTable.tsx';
import { useOpenSpell } from './spellOnDesk.ts';
import { spellsTexts } from './spellsTexts.ts';

/** From one who cannot die any more to one at the peak. */
const VITALITIES = [6, 9, 12, 15, 18];
/** The maximum level of a caster. */
const MOST_LEVELS = 20;

/** The effects of the categories that have a display; the others have at most one chance, independent of the target. */
const EFFECTS: Partial<Record<SpellCategoryName, ComponentType>> = {
  state_change: StateEffect,
  attack: AttackEffect,
  ac: AcEffect,
  recovery: RecoveryEffect,
};

/** The effect of the open spell at some levels, as charts; nothing if it is certain. */
export function EffectPanel({ category }: { readonly category: SpellCategoryName }) {
  const Effect = EFFECTS[category] ?? PlainChance;
  return <Effect />;
}

function StateEffect() {
  const text = useText(spellsTexts);
  const { spell } = useOpenSpell();
  const { state_change } = spell;
  const [caster, field] = useCaster();
  const hasSecond = state_change.second_state >= 0 && state_change.second_rate > 0;
  return (
    <Panel title={text('spells.effect')}>
      {field}
      <EffectTable
        head={['target', 'chance', ...(hasSecond ? (['second'] as const) : [])]}
        rows={EFFECT_LEVELS.map((level) => {
          const chance = stateChance(state_change, caster, level) / 100;
          return [
            level,
            <Share key="chance" share={chance} />,
            ...(hasSecond ? [<Share key="second" share={(chance * state_change.second_rate) / 100} />] : []),
          ];
        })}
      />
      <p className={muted}>{text('spells.effect.aboutTarget')}</p>
    </Panel>
  );
}

function AttackEffect() {
  const text = useText(spellsTexts);
  const { spell } = useOpenSpell();
  const [caster, field] = useCaster();
  const { damage, per_level, half_on_save } = useDeferredValue(spell.attack);
  const full = useMemo(() => fullDamage({ damage, per_level }, caster), [damage, per_level, caster]);
  const half = useMemo(() => halvedDamage(full), [full]);
  return (
    <Panel title={text('spells.effect')}>
      <div className={styles.head}>
        {field}
        <SpreadPicture {...full} label={text('spells.effect.spread')} />
      </div>
      <EffectTable
        head={['target', 'damage', ...(half_on_save ? (['saved'] as const) : [])]}
        rows={EFFECT_LEVELS.map((level) => {
          const expected = expectedDamage(full, half, half_on_save, level);
          return [
            level,
            <Share key="damage" share={expected / Math.max(1, full.expected)} said={expected.toFixed(1)} />,
            ...(half_on_save ? [<Share key="saved" share={saveChance(level) / 100} />] : []),
          ];
        })}
      />
      <p className={muted}>{text('spells.effect.aboutTarget')}</p>
    </Panel>
  );
}

function AcEffect() {
  const text = useText(spellsTexts);
  const { spell, desk } = useOpenSpell();
  const { ac } = spell;
  const rules = useRules(desk.scenarioId);
  return (
    <Panel title={text('spells.effect')}>
      <EffectTable
        head={['target', 'before', 'after']}
        rows={EFFECT_LEVELS.map((level) => {
          const { before, after } = hitsWith(rules, ac, level);
          return [level, <Share key="before" share={before} />, <Share key="after" share={after} />];
        })}
      />
      <p className={muted}>{text('spells.effect.aboutHits')}</p>
    </Panel>
  );
}

function RecoveryEffect() {
  const text = useText(spellsTexts);
  const { spell, desk } = useOpenSpell();
  const { recovery } = spell;
  const rules = useRules(desk.scenarioId);
  const shares = EFFECT_LEVELS.map((level) => ({ level, share: healedShare(rules, recovery, level) }));
  const heals = shares.some(({ share }) => share > 0);
  const [NOBODY, ASHES] = [0, 2];
  const raises = recovery.raises !== NOBODY;
  if (!heals && !raises) return <PlainChance />;
  return (
    <Panel title={text('spells.effect')}>
      {heals && (
        <>
          <EffectTable
            head={['member', 'healed']}
            rows={shares.map(({ level, share }) => [level, <Share key="healed" share={share} />])}
          />
          <p className={muted}>{text('spells.effect.aboutMember')}</p>
        </>
      )}
      {raises && (
        <EffectTable
          head={['vitality', 'dead', ...(recovery.raises === ASHES ? (['ashes'] as const) : [])]}
          rows={VITALITIES.map((vitality) => [
            vitality,
            <Share key="dead" share={spellRaiseChance(recovery, vitality, false) / 100} />,
            ...(recovery.raises === ASHES
              ? [<Share key="ashes" share={spellRaiseChance(recovery, vitality, true) / 100} />]
              : []),
          ])}
        />
      )}
    </Panel>
  );
}

/** The only chance of a spell, independent of the target. */
function PlainChance() {
  const text = useText(spellsTexts);
  const language = useAtomValue(languageAtom);
  const { spell, number } = useOpenSpell();
  const known = chanceOfSpell(spell, number);
  const label = spells.leaves.find(({ path }) => path === known?.path)?.label[language];
  if (!known) return null;
  return (
    <Panel title={text('spells.effect')}>
      <dl className={styles.chance}>
        <dt>{label}</dt>
        <dd>
          <Share share={known.percent / 100} />
        </dd>
      </dl>
    </Panel>
  );
}

/** A field for the caster's level, to be tried out; at first the level at which the spell is learnt. */
function useCaster() {
  const text = useText(spellsTexts);
  const { spell, desk } = useOpenSpell();
  const rules = useRules(desk.scenarioId);
  const [level, setLevel] = useState<number>();
  const caster = level ?? Math.min(MOST_LEVELS, learningLevel(rules, spell.school, spell.level));
  const field = (
    <div className={styles.caster}>
      <NumberField label={text('spells.effect.caster')} min={1} max={MOST_LEVELS} value={caster} onChange={setLevel} />
    </div>
  );
  return [caster, field] as const;
}
