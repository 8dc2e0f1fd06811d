import { keptAtom } from '#client/saving/keptAtom.ts';
import { soundSource } from '#client/ui/playingSound.ts';

/** How loud the game is, from 0 to 100, and whether it is silent all the same. */
export const volumeAtom = keptAtom('meikyu.play.volume', 60);
export const mutedAtom = keptAtom('meikyu.play.muted', false);

/** How fast what happens in a battle is told, of `SPEED_PAUSES`; null until it is chosen. */
export const textSpeedAtom = keptAtom<number | null>('meikyu.play.textSpeed', null);

/** Each sound that was heard, loaded. */
const loaded = new Map<number, HTMLAudioElement>();

/** Plays sounds together, from their beginning. A browser that cannot is silent. @param volume 0 to 100 */
export function playTogether(codes: readonly number[], volume: number): void {
  for (const code of codes) {
    const audio = loaded.get(code) ?? new Audio(soundSource(code));
    loaded.set(code, audio);
    audio.volume = volume / 100;
    audio.currentTime = 0;
    audio.play().catch(() => {});
  }
}
