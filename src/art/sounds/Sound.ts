/** A value over the length of a voice: points at even distances in time, and an even glide from one to the next. */
export type Glide = readonly [number, ...number[]];

/** One oscillator with what shapes it. Times are in seconds, frequencies in hertz. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'saw' | 'noise';
  /** When it begins; 0 unless told. */
  readonly at?: number;
  readonly length: number;
  /** Of noise: how often it takes a new value. */
  readonly pitch: Glide;
  /** Beside the other voices of the sound; 1 unless told. */
  readonly level?: number;
  /** It swells so long, stays so long, then falls until its end. */
  readonly attack?: number;
  readonly hold?: number;
  /** The bend of the fall: 1 is a straight line, 4 a struck thing. */
  readonly fall?: number;
  /** Of a square: the share of the time that it is up, 0-1. */
  readonly duty?: number;
  /** Up and down by so many semitones, so often a second. */
  readonly vibrato?: { readonly semitones: number; readonly rate: number };
  /** Softer by a share of up to `depth`, so often a second. */
  readonly tremolo?: { readonly depth: number; readonly rate: number };
  /** Jumps through these semitones, a step each `every` seconds. */
  readonly arpeggio?: { readonly semitones: readonly number[]; readonly every: number };
  /** Another sine at `ratio` times the pitch bends the phase by up to `depth` turns: metal and bells. */
  readonly modulation?: { readonly ratio: number; readonly depth: number };
  readonly filter?: { readonly kind: 'lowpass' | 'highpass' | 'bandpass'; readonly cutoff: Glide; readonly q?: number };
}

export interface Sound {
  readonly voices: readonly Voice[];
  /** Repeats every `delay` seconds, each time weaker by `feedback` (0-1). */
  readonly echo?: { readonly delay: number; readonly feedback: number };
  /** How much of a stone room is heard, 0-1; it lengthens the sound by `ring` seconds. */
  readonly room?: { readonly level: number; readonly ring: number };
  /** Steps of the loudness between silence and full level: few of them are rough. */
  readonly crush?: number;
  /** Beside the other sounds, in decibels; 0 unless told. */
  readonly loudness?: number;
}
