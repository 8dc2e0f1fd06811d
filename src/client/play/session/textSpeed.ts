import type { World } from '#game/world/World.ts';

/** The pause between two lines of a battle, by text speed; 0 is the slowest. Milliseconds. */
export const SPEED_PAUSES: readonly number[] = [1200, 900, 600, 350, 150, 0];
export const FASTEST = SPEED_PAUSES.length - 1;

/** Returns the text speed of a work before the player has chosen: its rule counts down from the fastest. */
export const firstTextSpeed = ({ rules }: Pick<World, 'rules'>): number => FASTEST - rules.items.text_speed;
