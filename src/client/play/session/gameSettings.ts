import { keptAtom } from '#client/saving/keptAtom.ts';
import { soundSource } from '#client/ui/playingSound.ts';

/** The volume of the game, from 0 to 100, and whether it is muted. */
export const volumeAtom = keptAtom('meikyu.play.volume', 60);
export const mutedAtom = keptAtom('meikyu.play.muted', false);

/** The text speed of battles, an index of `SPEED_PAUSES`; null until it is chosen. */
export const textSpeedAtom = keptAtom<number | null>('meikyu.play.textSpeed', null);

/** The loaded sounds, by code. */
const loaded = new Map<number, HTMLAudioElement>();

/** Plays sounds together, from their beginning. Silent if the browser cannot play them. @param volume 0 to 100 */
export function playTogether(codes: readonly number[], volume: number): void {
  for (const code of codes) {
    const audio = loaded.get(code) ?? new Audio(soundSource(code));
    loaded.set(code, audio);
    audio.volume = volume / 100;
    audio.currentTime = 0;
    audio.play().catch(() => {});
  }
}
