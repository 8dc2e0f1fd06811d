import { useText } from '#client/i18n/useText.ts';
import { ASHES, DEAD, STATES } from '#domain/catalogs/states.ts';
import { TEMPLE_CURES } from '#domain/resources/npc.ts';
import { CURED, needsOf, priceOf, priceOfCure, refusal } from '#game/facilities/temple.ts';
import { templeRaiseChance } from '#game/rules/raising.ts';
import { partyIn } from '#game/state/GameState.ts';
import type { Member } from '#game/state/Member.ts';
import { Actions, Deed } from './Actions.tsx';
import * as styles from './Pupil.css.ts';
import { TownTable } from './TownTable.tsx';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

/**
 * The temple: its price per level for each cure, which member of the party needs which, the chance of success, and the reason if a cure is
 * impossible.
 */
export function Temple(visit: Visit) {
  const { world, state, names } = visit;
  const text = useText(townTexts);
  const party = partyIn(state);
  const patients = party.flatMap(({ at, member }) => needsOf(world, member, at).map((need) => ({ at, member, need })));
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
          {patients.map(({ at, member, need }) => {
            const what =
              need.do === 'bless' ? text('town.curse') : (TEMPLE_CURES[need.cure]?.label[names.language] ?? '');
            const reason = refusal(world, state, member, need);
            return (
              <tr key={`${at} ${what}`}>
                <th scope="row">{names.member(member)}</th>
                <td>
                  {what} <Chance {...visit} member={member} need={need} />
                </td>
                <td data-number>
                  {text('town.gold', { gold: priceOf(world, state, member, need).toLocaleString('en') })}
                </td>
                <td data-actions>
                  <Actions>
                    <Deed {...visit} input={need} label={text('town.of', { what, name: names.member(member) })}>
                      {text('town.donate')}
                    </Deed>
                    {reason && <span className={styles.note}>{text(`town.cure.${reason}`)}</span>}
                  </Actions>
                </td>
              </tr>
            );
          })}
        </TownTable>
      )}
    </>
  );
}

interface ChanceProps extends Visit {
  readonly member: Member;
  readonly need: ReturnType<typeof needsOf>[number];
}

/** The chance that a raise succeeds, and the result of a failure. Nothing for cures that always succeed. */
function Chance({ world, member, need }: ChanceProps) {
  const text = useText(townTexts);
  const ailment = need.do === 'cure' ? CURED[need.cure] : undefined;
  if (ailment !== DEAD && ailment !== ASHES) return null;
  const percent = templeRaiseChance(world.rules, member.stats.vitality, ailment === ASHES);
  const becomes = text(ailment === ASHES ? 'town.becomes.lost' : 'town.becomes.ashes');
  return (
    <span className={styles.note}>
      <span>{text('town.chance', { percent })}</span>
      {percent === 0 && <span> {text('town.chance.none', { becomes })}</span>}
    </span>
  );
}
