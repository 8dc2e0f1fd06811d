import { characterFigures } from '#game/measure/characterFigures.ts';
import type { Member } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** The most hit points of somebody, with what it wears. */
export const mostHp = ({ rules, items }: Pick<World, 'rules' | 'items'>, member: Member): number =>
  characterFigures(rules, member, (number) => items.get(number)).hp;
