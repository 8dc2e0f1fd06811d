/** The one sound that this page plays, and what tells its buttons. A new one takes the place of the old. */
let element: HTMLAudioElement | undefined;
let playing: number | undefined;
const listeners = new Set<() => void>();

/** Where the sound effect with this code lies. */
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

/** Loads a sound effect and plays it from its beginning; where that cannot be done there is silence. */
export async function playSound(code: number): Promise<void> {
  element ??= newElement();
  element.src = soundSource(code);
  tell(code);
  try {
    await element.play();
  } catch (error) {
    // An abort means that another sound, or silence, was asked for meanwhile.
    if (!(error instanceof DOMException && error.name === 'AbortError')) tell(undefined);
  }
}

export function stopSound(): void {
  element?.pause();
  tell(undefined);
}

/** The code of the sound effect that is heard now. */
export const playingSound = (): number | undefined => playing;

export function subscribeToSound(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this browser can play sound effects at all. */
export const canPlaySounds = (): boolean => new Audio().canPlayType('audio/wav') !== '';
