import { EVIL, GOOD } from '#domain/catalogs/adventurers.ts';
import type { PartyInput, PlayerInput } from '#game/inputs.ts';
import type { Run } from '#game/run/Run.ts';
import { type GameState, partyIn } from '#game/state/GameState.ts';
import { isAble, type Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** Maximum number of members in a party. */
const PARTY_SIZE = 6;

type Party = Pick<GameState, 'party' | 'roster' | 'place'>;

/** The inputs that move a member to another position in the party. */
export const rankInputs = ({ party }: Party): PlayerInput[] =>
  party.flatMap((member, from) =>
    party.flatMap((_, place): PlayerInput[] => (place === from ? [] : [{ do: 'rank', member, place }])),
  );

/** The inputs that pick up bodies in the party's cell, if the party has room. */
export function carryInputs({ party, roster, place }: Party): PlayerInput[] {
  if (party.length >= PARTY_SIZE) return [];
  return roster.flatMap(({ lies }, member): PlayerInput[] =>
    lies && lies.floor === place.floor && lies.x === place.x && lies.y === place.y ? [{ do: 'carry', member }] : [],
  );
}

/** The inputs that let members join and leave the party. In a labyrinth a member that is able to walk must remain. */
export function tavernInputs({ rules }: World, state: GameState): PlayerInput[] {
  const { roster, party, place } = state;
  const members = partyIn(state);
  const suits = (member: Member) =>
    rules.city.party_mixes_alignments || members.every((one) => !areFoes(one.member, member));
  return [
    ...roster.flatMap((member, at): PlayerInput[] =>
      party.length < PARTY_SIZE && !party.includes(at) && !member.lies && suits(member)
        ? [{ do: 'join', member: at }]
        : [],
    ),
    ...members
      .filter(({ at }) => place.floor === 0 || members.some((other) => other.at !== at && isAble(other.member)))
      .map(({ at }): PlayerInput => ({ do: 'part', member: at })),
  ];
}

/** Whether two members are good and evil and so do not join each other. */
const areFoes = ({ alignment }: Member, { alignment: other }: Member): boolean =>
  (alignment === GOOD && other === EVIL) || (alignment === EVIL && other === GOOD);

/** Changes the members of the party, or their order. */
export function muster(run: Run, input: Exclude<PartyInput, { readonly do: 'claim' }>): void {
  const { member } = input;
  const { party, roster } = run.draft;
  if (!roster[member]) return;
  if (input.do !== 'rank') run.apply({ op: input.do, member });
  else run.apply({ op: 'reorder', party: party.filter((at) => at !== member).toSpliced(input.place, 0, member) });
}
