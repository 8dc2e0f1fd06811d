import { useText } from '#client/i18n/useText.ts';
import { ASHES, DEAD, STATES } from '#domain/catalogs/states.ts';
import { TEMPLE_CURES } from '#domain/resources/npc.ts';
import { CURED, isUnderCurse, priceOfBlessing, priceOfCure } from '#game/facilities/temple.ts';
import type { PlayerInput } from '#game/inputs.ts';
import { templeRaiseChance } from '#game/rules/raising.ts';
import { partyIn } from '#game/state/GameState.ts';
import { isIn, type Member } from '#game/state/Member.ts';
import { Actions, Deed } from './Actions.tsx';
import * as styles from './Pupil.css.ts';
import { TownTable } from './TownTable.tsx';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

/** What somebody needs, and what that costs. */
interface Need {
  readonly input: PlayerInput;
  readonly label: string;
  readonly price: number;
  /** How likely it does what is hoped for; undefined for what always does. */
  readonly chance?: number;
}

/** The temple: what it asks for each cure a level, and who of the party needs which. */
export function Temple(visit: Visit) {
  const { world, state, names } = visit;
  const text = useText(townTexts);
  const party = partyIn(state);
  const needsOf = (at: number, member: Member): readonly Need[] => [
    ...TEMPLE_CURES.flatMap(({ code, label }): Need[] => {
      const ailment = CURED[code];
      if (ailment === undefined || !isIn(member, ailment)) return [];
      const isRaised = ailment === DEAD || ailment === ASHES;
      return [
        {
          ...{ input: { do: 'cure', member: at, cure: code }, label: label[names.language] },
          price: priceOfCure(world, state, code, member),
          ...(isRaised && { chance: templeRaiseChance(world.rules, member.stats.vitality, ailment === ASHES) }),
        },
      ];
    }),
    ...(isUnderCurse(world, member)
      ? [
          {
            input: { do: 'bless', member: at } as const,
            label: text('town.curse'),
            price: priceOfBlessing(world, state, member),
          },
        ]
      : []),
  ];
  const patients = party.flatMap(({ at, member }) => needsOf(at, member).map((need) => ({ at, member, need })));
  return (
    <>
      <TownTable label={text('town.cures')} heads={[text('town.cure'), text('town.perLevel')]}>
        {TEMPLE_CURES.map(({ code, label }) => (
          <tr key={code}>
            <th scope="row">{STATES[CURED[code] ?? 0]?.label[names.language] ?? label[names.language]}</th>
            <td data-number>{text('town.gold', { gold: priceOfCure(world, state, code, { level: 1 }) })}</td>
          </tr>
        ))}
      </TownTable>
      {patients.length === 0 ? (
        <p>{text(party.length === 0 ? 'town.nobody' : 'town.well')}</p>
      ) : (
        <TownTable
          label={text('town.patients')}
          heads={[text('town.name'), text('town.cure'), text('town.price'), text('town.deeds')]}
        >
          {patients.map(({ at, member, need }) => (
            <tr key={`${at} ${need.label}`}>
              <th scope="row">{names.member(member)}</th>
              <td>
                {need.label}
                {need.chance !== undefined && (
                  <span className={styles.note}> {text('town.chance', { percent: need.chance })}</span>
                )}
              </td>
              <td data-number>{text('town.gold', { gold: need.price.toLocaleString('en') })}</td>
              <td data-actions>
                <Actions>
                  <Deed
                    {...visit}
                    input={need.input}
                    label={text('town.of', { what: need.label, name: names.member(member) })}
                  >
                    {text('town.donate')}
                  </Deed>
                </Actions>
              </td>
            </tr>
          ))}
        </TownTable>
      )}
    </>
  );
}
