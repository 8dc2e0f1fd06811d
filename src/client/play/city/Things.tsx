import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { ITEM_TYPES } from '#domain/catalogs/itemTypes.ts';
import type { MagicInput } from '#game/inputs.ts';
import { isPlaceOpen } from '#game/modes/city.ts';
import { dressed, undressed } from '#game/queries/dressing.ts';
import { partyIn } from '#game/state/GameState.ts';
import type { Held, Member } from '#game/state/Member.ts';
import { canDo } from '#game/step.ts';
import { Action, Actions, Deed } from './Actions.tsx';
import { Changes } from './Changes.tsx';
import { figuresOf } from './figures.ts';
import { Magic, Targets } from './Magic.tsx';
import { MemberOptions } from './MemberOptions.tsx';
import { Options } from './Options.tsx';
import * as styles from './Pupil.css.ts';
import { Ranks } from './Ranks.tsx';
import { Rewards } from './Rewards.tsx';
import * as things from './Things.css.ts';
import { TownTable } from './TownTable.tsx';
import { townTexts } from './townTexts.ts';
import { slotsOf, type Visit } from './visit.ts';

const SIDES = ['bag', 'order'] as const;
const IN_CAMP = [...SIDES, 'magic'] as const;

/** The party's items and equipment, its order, and in a camp its spells. */
export function Things(visit: Visit) {
  const { state } = visit;
  const text = useText(townTexts);
  const [side, setSide] = useState<'bag' | 'order' | 'magic'>('bag');
  const [chosen, setChosen] = useState(state.party[0] ?? -1);
  const member = state.roster[chosen];
  return (
    <>
      <div className={styles.line}>
        <Options
          legend={text('town.seeTo')}
          options={(state.mode === 'camp' ? IN_CAMP : SIDES).map((value) => ({ value, label: text(`town.${value}`) }))}
          chosen={side}
          onChoose={setSide}
        />
        {side === 'bag' && (
          <MemberOptions {...visit} legend={text('town.whose')} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
      {state.mode === 'city' && !isPlaceOpen(visit.world, 'castle') && <Rewards {...visit} />}
      {side === 'order' && <Ranks {...visit} />}
      {side === 'magic' && <Magic {...visit} />}
      {side === 'bag' && member && (
        <>
          <Figures {...visit} member={member} />
          <Bag {...visit} at={chosen} member={member} />
        </>
      )}
    </>
  );
}

interface BearerProps extends Visit {
  readonly at: number;
  readonly member: Member;
}

/** A member's figures with its current equipment. */
function Figures({ world, names, member }: Omit<BearerProps, 'at'>) {
  const text = useText(townTexts);
  return (
    <dl className={things.figures}>
      {figuresOf(world, member, names, text).map(({ id, label, value }) => (
        <div key={id} className={things.figure}>
          <dt className={things.label}>{label}</dt>
          <dd className={things.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Bag({ at, member, ...visit }: BearerProps) {
  const { world, state, names, give } = visit;
  const text = useText(townTexts, pageTexts);
  const [thrown, setThrown] = useState<number>();
  const dropped = thrown === undefined ? undefined : member.items[thrown];
  if (member.items.length === 0) return <p>{text('town.bag.empty')}</p>;
  return (
    <>
      <TownTable
        label={text('town.bag')}
        heads={[text('town.item'), text('town.kind'), text('town.does'), text('town.deeds')]}
      >
        {slotsOf(member).map(({ held, slot }) => (
          <tr key={slot}>
            <th scope="row" data-worn={held.worn || undefined}>
              {held.worn ? text('town.worn', { name: names.held(held) }) : names.held(held)}
            </th>
            <td>{ITEM_TYPES[world.items.get(held.item)?.type ?? 0]?.label[names.language]}</td>
            <td>
              <Trial {...visit} at={at} member={member} slot={slot} held={held} />
            </td>
            <td data-actions>
              <Actions>
                {(['wear', 'takeOff', 'identify'] as const).map((what) => (
                  <Deed
                    key={what}
                    {...visit}
                    isHidden
                    input={{ do: what, member: at, slot }}
                    label={text('town.of', { what: text(`town.${what}`), name: names.held(held) })}
                  >
                    {text(`town.${what}`)}
                  </Deed>
                ))}
                <Targets
                  {...visit}
                  name={names.held(held)}
                  inputs={visit.inputs.filter(
                    (input): input is MagicInput => input.do === 'use' && input.member === at && input.slot === slot,
                  )}
                />
                <Handing {...visit} at={at} member={member} slot={slot} held={held} />
                {canDo(world, state, { do: 'drop', member: at, slot }) && (
                  <Action
                    label={text('town.of', { what: text('town.drop'), name: names.held(held) })}
                    onPress={() => setThrown(slot)}
                  >
                    {text('town.drop')}
                  </Action>
                )}
              </Actions>
            </td>
          </tr>
        ))}
      </TownTable>
      <Dialog
        isOpen={dropped !== undefined}
        tone="danger"
        title={text('town.drop.title', { item: dropped ? names.held(dropped) : '' })}
        onClose={() => setThrown(undefined)}
        actions={
          <>
            <Button onPress={() => setThrown(undefined)}>{text('common.cancel')}</Button>
            <Button
              tone="danger"
              onPress={() => {
                if (thrown !== undefined) give({ do: 'drop', member: at, slot: thrown });
                setThrown(undefined);
              }}
            >
              {text('town.drop')}
            </Button>
          </>
        }
      >
        <p>{text('town.drop.about')}</p>
      </Dialog>
    </>
  );
}

interface HeldProps extends BearerProps {
  readonly slot: number;
  readonly held: Held;
}

/** The changes from putting an item on, or from taking it off. */
function Trial({ world, state, names, at, member, slot, held }: HeldProps) {
  const text = useText(townTexts);
  const what = held.worn ? 'takeOff' : 'wear';
  if (!canDo(world, state, { do: what, member: at, slot })) return null;
  // The effect of an unidentified item shows only when it is worn, at one's own risk.
  if (!held.identified) return <p className={styles.note}>{text('town.unidentified')}</p>;
  const after = held.worn ? undressed(member, slot) : dressed(world, member, slot);
  return after ? <Changes world={world} names={names} before={member} after={after} /> : null;
}

/** A choice of the member that receives an item. */
function Handing({ at, slot, held, ...visit }: HeldProps) {
  const { world, state, names, give } = visit;
  const text = useText(townTexts);
  const takers = partyIn(state).filter((one) => canDo(world, state, { do: 'hand', member: at, slot, to: one.at }));
  if (takers.length === 0) return null;
  return (
    <select
      className={things.takers}
      aria-label={text('town.of', { what: text('town.hand'), name: names.held(held) })}
      value=""
      onChange={(event) => {
        const taker = takers[event.currentTarget.selectedIndex - 1];
        if (taker) give({ do: 'hand', member: at, slot, to: taker.at });
      }}
    >
      <option value="">{text('town.hand')}</option>
      {takers.map(({ at: to, member }) => (
        <option key={to} value={to}>
          {names.member(member)}
        </option>
      ))}
    </select>
  );
}
