import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { ALIGNMENTS, JOBS } from '#domain/catalogs/adventurers.ts';
import { STATES } from '#domain/catalogs/states.ts';
import { characterFigures } from '#game/rules/characterFigures.ts';
import { numbersIn } from '#game/state/bits.ts';
import type { Member } from '#game/state/Member.ts';
import * as styles from './Roster.css.ts';
import { Select } from './Select.tsx';
import { TownTable } from './TownTable.tsx';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

interface RosterProps extends Visit {
  /** Renders the buttons of a member. */
  readonly actions: (at: number, member: Member) => ReactNode;
}

type Sort = 'entry' | 'level' | 'class' | 'name';
const SORTS = ['entry', 'level', 'class', 'name'] as const satisfies readonly Sort[];
const ANY = -1;
/** With this many members or fewer, sorting and filtering are not needed. */
const FEW = 8;

/** The members of the roster, sorted and filtered as chosen. */
export function Roster({ actions, ...visit }: RosterProps) {
  const { world, state, names } = visit;
  const text = useText(townTexts);
  const language = useAtomValue(languageAtom);
  const [sort, setSort] = useState<Sort>('entry');
  const [job, setJob] = useState(ANY);
  const [alignment, setAlignment] = useState(ANY);
  const order: Record<Sort, (one: Member, other: Member) => number> = {
    entry: () => 0,
    level: (one, other) => other.level - one.level,
    class: (one, other) => one.job - other.job,
    name: (one, other) => names.member(one).localeCompare(names.member(other), language),
  };
  const shown = state.roster
    .map((member, at) => ({ member, at }))
    .filter(({ member }) => job === ANY || member.job === job)
    .filter(({ member }) => alignment === ANY || member.alignment === alignment)
    .sort((one, other) => order[sort](one.member, other.member));
  const any = { value: ANY, label: text('town.any') };
  return (
    <>
      {state.roster.length > FEW && (
        <div className={styles.sieve}>
          <Select
            label={text('town.sort')}
            options={SORTS.map((value) => ({ value, label: text(`town.sort.${value}`) }))}
            chosen={sort}
            onChoose={setSort}
          />
          <Select
            label={text('town.class')}
            options={[any, ...JOBS.map(({ code }) => ({ value: code, label: names.job(code) }))]}
            chosen={job}
            onChoose={setJob}
          />
          <Select
            label={text('town.alignment')}
            options={[any, ...ALIGNMENTS.map(({ code, label }) => ({ value: code, label: label[language] }))]}
            chosen={alignment}
            onChoose={setAlignment}
          />
          <span className={styles.count}>
            {text('town.roster.count', { count: shown.length, of: state.roster.length, most: world.rules.city.roster })}
          </span>
        </div>
      )}
      {shown.length === 0 ? (
        <p>{text(state.roster.length === 0 ? 'town.roster.empty' : 'town.roster.none')}</p>
      ) : (
        <TownTable
          label={text('town.roster')}
          heads={[
            text('town.name'),
            text('town.class'),
            text('town.figure.hp'),
            text('town.figure.ac'),
            text('town.state'),
            text('town.deeds'),
          ]}
        >
          {shown.map(({ member, at }) => {
            const { hp, ac } = characterFigures(world.rules, member, (number) => world.items.get(number));
            return (
              <tr key={at}>
                <th scope="row">
                  {names.member(member)}
                  <span className={styles.kind}>
                    {names.race(member.race)} {ALIGNMENTS[member.alignment]?.label[language]}{' '}
                    {text('town.years', { age: member.age })}
                  </span>
                </th>
                <td>
                  {names.job(member.job)} {text('town.lv', { level: member.level })}
                </td>
                <td data-number data-head={text('town.figure.hp')}>
                  {member.hp}/{hp}
                </td>
                <td data-number data-head={text('town.figure.ac')}>
                  {ac}
                </td>
                <td className={styles.states}>{whereabouts(visit, at, member, text, language)}</td>
                <td data-actions>{actions(at, member)}</td>
              </tr>
            );
          })}
        </TownTable>
      )}
    </>
  );
}

/** Returns a member's conditions, and its place if it is not in the tavern. */
function whereabouts(
  { state, names }: Visit,
  at: number,
  { states, lies }: Member,
  text: ReturnType<typeof useText<[typeof townTexts]>>,
  language: 'ja' | 'en',
): string {
  const ails = numbersIn(states).map((code) => STATES[code]?.label[language] ?? '');
  const where = state.party.includes(at)
    ? [text('town.inParty')]
    : lies
      ? [text('town.lies', { floor: names.floor(lies.floor) })]
      : [];
  return [...where, ...ails].join(' ');
}
