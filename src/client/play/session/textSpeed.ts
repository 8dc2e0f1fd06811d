import type { World } from '#game/world/World.ts';

/** What passes between two lines of a battle, by how fast it is told: 0 is the slowest. Milliseconds. */
export const SPEED_PAUSES: readonly number[] = [1200, 900, 600, 350, 150, 0];
export const FASTEST = SPEED_PAUSES.length - 1;

/** How fast a work tells before its player has chosen: its rule counts from all at once on. */
export const firstTextSpeed = ({ rules }: Pick<World, 'rules'>): number => FASTEST - rules.items.text_speed;
