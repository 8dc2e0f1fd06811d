import { useMemo, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { ITEM_TYPES } from '#domain/catalogs/itemTypes.ts';
import { appraisalPrice, type Goods, goodsHere, offerFor, uncursingPrice } from '#game/facilities/shop.ts';
import { dressed } from '#game/queries/dressing.ts';
import { partyIn } from '#game/state/GameState.ts';
import type { Member } from '#game/state/Member.ts';
import { canDo } from '#game/step.ts';
import { Action, Actions, Deed } from './Actions.tsx';
import { Changes } from './Changes.tsx';
import { MemberOptions } from './MemberOptions.tsx';
import { Options } from './Options.tsx';
import * as styles from './Pupil.css.ts';
import { Select } from './Select.tsx';
import * as shop from './Shop.css.ts';
import { TownTable } from './TownTable.tsx';
import { townTexts } from './townTexts.ts';
import { slotsOf, type Visit } from './visit.ts';

const ANY = -1;
/** The numbers of copies that can be bought at once. */
const COUNTS = [1, 2, 3, 5] as const;

/** The shop: the goods with their effect on the chosen buyer, and its services for the buyer's items. */
export function Shop(visit: Visit) {
  const text = useText(townTexts);
  const { state } = visit;
  const [side, setSide] = useState<'buy' | 'sell'>('buy');
  const [chosen, setChosen] = useState(state.party[0] ?? -1);
  const member = state.roster[chosen];
  return (
    <>
      <div className={styles.line}>
        <Options
          legend={text('town.business')}
          options={(['buy', 'sell'] as const).map((value) => ({ value, label: text(`town.business.${value}`) }))}
          chosen={side}
          onChoose={setSide}
        />
        <MemberOptions {...visit} legend={text('town.customer')} chosen={chosen} onChoose={setChosen} />
      </div>
      {member && side === 'buy' && <Stock {...visit} at={chosen} member={member} />}
      {member && side === 'sell' && <Bag {...visit} at={chosen} member={member} />}
    </>
  );
}

interface CustomerProps extends Visit {
  readonly at: number;
  readonly member: Member;
}

function Stock({ at, member, ...visit }: CustomerProps) {
  const { world, state, names, give } = visit;
  const text = useText(townTexts);
  const [type, setType] = useState(ANY);
  const [count, setCount] = useState<number>(1);
  const goods = goodsHere(world, state);
  const types = ITEM_TYPES.filter(({ code }) => goods.some(({ item }) => world.items.get(item)?.type === code));
  const shown = goods.filter(({ item }) => type === ANY || world.items.get(item)?.type === type);
  if (goods.length === 0) return <p>{text('town.stock.none')}</p>;
  return (
    <>
      <div className={styles.line}>
        <Select
          label={text('town.kind')}
          options={[
            { value: ANY, label: text('town.any') },
            ...types.map(({ code, label }) => ({ value: code, label: label[names.language] })),
          ]}
          chosen={type}
          onChoose={setType}
        />
        <Select
          label={text('town.count')}
          options={COUNTS.map((value) => ({ value, label: `${value}` }))}
          chosen={count}
          onChoose={setCount}
        />
      </div>
      <TownTable
        label={text('town.stock')}
        heads={[
          text('town.item'),
          text('town.price'),
          text('town.left'),
          text('town.wearers'),
          text('town.does'),
          text('town.deeds'),
        ]}
      >
        {shown.map(({ item, price, left, row }) => (
          <tr key={`${item} ${row}`}>
            <th scope="row">{names.item(item)}</th>
            <td data-number>{text('town.gold', { gold: price.toLocaleString('en') })}</td>
            <td data-number data-head={text('town.left')}>
              {left < 0 ? text('town.left.endless') : left}
            </td>
            <td>
              <Wearers {...visit} item={item} />
            </td>
            <td>
              <Trial {...visit} member={member} item={item} />
            </td>
            <td data-actions>
              <Action
                label={text('town.of', { what: text('town.buy'), name: names.item(item) })}
                isDisabled={!canDo(world, state, { do: 'buy', member: at, item })}
                onPress={() => {
                  // The game refuses what there is no gold, no room or no stock for.
                  for (let bought = 0; bought < count; bought++) give({ do: 'buy', member: at, item });
                }}
              >
                {count === 1 ? text('town.buy') : text('town.buy.many', { count })}
              </Action>
            </td>
          </tr>
        ))}
      </TownTable>
    </>
  );
}

/** Returns a member with one more item in its bag, worn; undefined if it may not wear that. */
const withOneMore = (world: Visit['world'], member: Member, item: number): Member | undefined => {
  const items = [...member.items, { item, worn: false, identified: true }];
  return dressed(world, { ...member, items }, member.items.length);
};

/** Shows which members of the party may wear an item, by their places. */
function Wearers({ world, state, names, item }: Visit & Pick<Goods, 'item'>) {
  const text = useText(townTexts);
  return (
    <span className={shop.wearers}>
      {partyIn(state).map(({ at, member }, place) => {
        const may = withOneMore(world, member, item) !== undefined;
        const label = text(may ? 'town.wears' : 'town.wearsNot', { name: names.member(member) });
        return (
          <span key={at} className={shop.wearer({ may })} role="img" aria-label={label} title={label}>
            {place + 1}
          </span>
        );
      })}
    </span>
  );
}

/** The effect of wearing an item on a member. */
function Trial({ world, names, member, item }: Visit & Pick<Goods, 'item'> & { readonly member: Member }) {
  const after = useMemo(() => withOneMore(world, member, item), [world, member, item]);
  return after ? <Changes world={world} names={names} before={member} after={after} /> : null;
}

function Bag({ at, member, ...visit }: CustomerProps) {
  const { world, state, names } = visit;
  const text = useText(townTexts);
  if (member.items.length === 0) return <p>{text('town.bag.empty')}</p>;
  return (
    <TownTable label={text('town.bag')} heads={[text('town.item'), text('town.offer'), text('town.deeds')]}>
      {slotsOf(member).map(({ held, slot }) => {
        const offer = offerFor(world, state, held);
        const name = names.held(held);
        const deeds = [
          { what: 'appraise', price: appraisalPrice(world, held) },
          { what: 'uncurse', price: uncursingPrice(world, held) },
        ] as const;
        return (
          <tr key={slot}>
            <th scope="row">{held.worn ? text('town.worn', { name }) : name}</th>
            <td data-number>
              {offer === undefined ? text('town.offer.none') : text('town.gold', { gold: offer.toLocaleString('en') })}
            </td>
            <td data-actions>
              <Actions>
                {deeds.map(({ what, price }) => (
                  <Deed
                    key={what}
                    {...visit}
                    isHidden
                    input={{ do: what, member: at, slot }}
                    label={text('town.of', { what: text(`town.${what}`, { gold: price }), name })}
                  >
                    {text(`town.${what}`, { gold: price })}
                  </Deed>
                ))}
                <Deed
                  {...visit}
                  input={{ do: 'sell', member: at, slot }}
                  label={text('town.of', { what: text('town.sell'), name })}
                >
                  {text('town.sell')}
                </Deed>
              </Actions>
            </td>
          </tr>
        );
      })}
    </TownTable>
  );
}
