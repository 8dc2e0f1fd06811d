import { DEFAULT_SOUND } from '#domain/catalogs/soundEffects.ts';

/** The only sound that this page plays, and the listeners of its buttons. A new sound replaces the old one. */
let element: HTMLAudioElement | undefined;
let playing: number | undefined;
const listeners = new Set<() => void>();

/** Returns the address of the sound effect with this code. */
export const soundSource = (code: number): string => `/sounds/${String(code).padStart(2, '0')}.wav`;

function tell(code: number | undefined): void {
  playing = code;
  for (const listener of listeners) listener();
}

function newElement(): HTMLAudioElement {
  const created = new Audio();
  created.addEventListener('ended', () => tell(undefined));
  return created;
}

/** Loads a sound effect and plays it from its beginning; if that fails there is silence. */
export async function playSound(code: number): Promise<void> {
  element ??= newElement();
  element.src = soundSource(code);
  tell(code);
  try {
    await element.play();
  } catch (error) {
    // An abort means that another sound, or silence, was requested meanwhile.
    if (!(error instanceof DOMException && error.name === 'AbortError')) tell(undefined);
  }
}

export function stopSound(): void {
  element?.pause();
  tell(undefined);
}

/** Plays a sound effect, or stops it if it is playing; the default code has no sound of its own. */
export function listenTo(code: number): void {
  if (playing === code) stopSound();
  else if (code !== DEFAULT_SOUND.code && canPlaySounds()) void playSound(code);
}

/** Returns the code of the sound effect that is playing. */
export const playingSound = (): number | undefined => playing;

export function subscribeToSound(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this browser can play sound effects at all. */
export const canPlaySounds = (): boolean => new Audio().canPlayType('audio/wav') !== '';
