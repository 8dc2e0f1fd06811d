import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { ALIGNMENTS, JOBS, RACES, SEXES, STATS, type Stat, type Stats } from '#domain/catalogs/adventurers.ts';
import { WARD_NAMES } from '#domain/resources/rules/raceOccupationSetting.ts';
import { SAVE_LABELS } from '#domain/resources/rules/ruleFields.ts';
import { fullness } from '#game/facilities/training.ts';
import type { TrainingInput } from '#game/inputs.ts';
import { suitsClass } from '#game/rules/classes.ts';
import { jobRules, raceRules } from '#game/rules/compileRules.ts';
import { creationCap } from '#game/rules/statCap.ts';
import type { Candidate } from '#game/state/Member.ts';
import { canDo } from '#game/step.ts';
import * as styles from './CreateForm.css.ts';
import { isNameWritten, NameField } from './NameField.tsx';
import { Options } from './Options.tsx';
import { StatRow } from './StatRow.tsx';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

/** The points of a candidate as they are distributed. */
interface Placing {
  readonly of: Candidate | null;
  readonly stats: Stats;
}

/**
 * The form for a new member: points are rolled for a race and a sex and distributed, and a class is chosen whose requirements they meet.
 */
export function CreateForm(visit: Visit) {
  const { world, state, names, give } = visit;
  const { rules } = world;
  const text = useText(townTexts);
  const language = useAtomValue(languageAtom);
  const [race, setRace] = useState(state.candidate?.race ?? 0);
  const [sex, setSex] = useState(state.candidate?.sex ?? 0);
  const [alignment, setAlignment] = useState(0);
  const [job, setJob] = useState<number>();
  const [name, setName] = useState('');
  const [placing, setPlacing] = useState<Placing>();
  const candidate = state.candidate?.race === race && state.candidate.sex === sex ? state.candidate : null;
  const { initial_stats: initial, wards } = raceRules(rules, race, sex);
  const stats = candidate && placing?.of === candidate ? placing.stats : initial;
  const points = candidate?.points ?? 0;
  const left = STATS.reduce((sum, stat) => sum + initial[stat.name] - stats[stat.name], points);
  const cap = creationCap(rules);
  const place = (stat: Stat, value: number) => setPlacing({ of: candidate, stats: { ...stats, [stat]: value } });

  const recruit: TrainingInput = { do: 'recruit', race, sex };
  const made: TrainingInput = { do: 'create', name: name.trim(), job: job ?? -1, alignment, stats };
  const isReady = candidate !== null && canDo(world, state, made);
  const warded = WARD_NAMES.filter((ward) => wards[ward] > 0);
  const wanting = (): string => {
    if (!candidate) return text('town.create.rollFirst');
    if (rules.creation.bonus_all && left > 0) return text('town.create.left', { points: left });
    if (job === undefined) return text('town.create.noClass');
    if (!suitsClass(rules, job, stats, alignment)) return text('town.create.unfit', { job: names.job(job) });
    return isNameWritten(name) ? '' : text('town.create.noName');
  };
  if (!canDo(world, state, recruit)) {
    const isOfBodies = fullness(world, state) === 'bodies';
    return <p>{text(isOfBodies ? 'town.create.bodies' : 'town.create.full', { most: rules.city.roster })}</p>;
  }
  return (
    <div className={styles.form}>
      <div className={styles.part}>
        <Options
          legend={text('town.race')}
          options={RACES.map(({ code }) => ({ value: code, label: names.race(code) }))}
          chosen={race}
          onChoose={setRace}
        />
        <Options
          legend={text('town.sex')}
          options={SEXES.map(({ code, label }) => ({ value: code, label: label[language] }))}
          chosen={sex}
          onChoose={setSex}
        />
        <Options
          legend={text('town.alignment')}
          options={ALIGNMENTS.map(({ code, label }) => ({ value: code, label: label[language] }))}
          chosen={alignment}
          onChoose={setAlignment}
        />
        <p className={styles.note}>
          {warded.length === 0
            ? text('town.wards.none')
            : warded
                .map((ward) => text('town.ward', { what: SAVE_LABELS[ward][language], percent: wards[ward] }))
                .join(text('town.and'))}
        </p>
      </div>

      <div className={styles.part}>
        <div className={styles.roll}>
          <button type="button" className={styles.action} onClick={() => give(recruit)}>
            {text(candidate ? 'town.rollAgain' : 'town.roll')}
          </button>
          <output className={styles.points} aria-live="polite">
            {candidate ? text('town.pointsLeft', { points: left, of: points, age: candidate.age }) : ''}
          </output>
        </div>
        <fieldset className={styles.stats} aria-label={text('town.stats')}>
          {STATS.map(({ name: stat, label }) => (
            <StatRow
              key={stat}
              label={label[language]}
              value={stats[stat]}
              least={initial[stat]}
              most={Math.min(Math.max(cap, initial[stat]), stats[stat] + Math.max(0, left))}
              isDisabled={!candidate}
              onChange={(value) => place(stat, value)}
            />
          ))}
        </fieldset>
      </div>

      <fieldset className={styles.classes}>
        <legend className={styles.legend}>{text('town.class')}</legend>
        <ul className={styles.jobs}>
          {JOBS.map(({ code }) => {
            const { required_stats: asked, alignments } = jobRules(rules, code).class;
            const isFit = suitsClass(rules, code, stats, alignment);
            const asks = STATS.filter((stat) => asked[stat.name] > 0);
            return (
              <li key={code}>
                <button
                  type="button"
                  className={styles.job({ isFit })}
                  aria-pressed={job === code}
                  disabled={!isFit && job !== code}
                  onClick={() => setJob(code)}
                >
                  <span className={styles.jobName}>{names.job(code)}</span>
                  <span className={styles.asks}>
                    {asks.map((stat) => (
                      <span key={stat.name} className={styles.ask({ isMet: stats[stat.name] >= asked[stat.name] })}>
                        {text('town.asked', { stat: stat.label[language], value: asked[stat.name] })}
                      </span>
                    ))}
                    <span className={styles.ask({ isMet: alignments[alignment] === true })}>
                      {ALIGNMENTS.filter((one) => alignments[one.code])
                        .map((one) => one.label[language])
                        .join(text('town.or'))}
                    </span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </fieldset>

      <form
        className={styles.end}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          give(made);
          setName('');
          setJob(undefined);
        }}
      >
        <NameField value={name} onChange={setName} />
        <button type="submit" className={styles.action} disabled={!isReady}>
          {text('town.create')}
        </button>
        <p className={styles.note} aria-live="polite">
          {wanting()}
        </p>
      </form>
    </div>
  );
}
