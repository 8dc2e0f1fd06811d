/** A value over the length of a voice: points at equal intervals, with an even glide from one to the next. */
export type Glide = readonly [number, ...number[]];

/** One oscillator with its envelope and effects. Times are in seconds, frequencies in hertz. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'saw' | 'noise';
  /** Start time; 0 by default. */
  readonly at?: number;
  readonly length: number;
  /** For noise: how often it takes a new value. */
  readonly pitch: Glide;
  /** Level relative to the other voices of the sound; 1 by default. */
  readonly level?: number;
  /** Durations of swelling and of staying at full level; then the voice falls until its end. */
  readonly attack?: number;
  readonly hold?: number;
  /** The curve of the fall: 1 is a straight line, 4 sounds like something struck. */
  readonly fall?: number;
  /** For a square wave: the share of the time that it is up, 0-1. */
  readonly duty?: number;
  /** Changes the pitch up and down by this many semitones, at this rate per second. */
  readonly vibrato?: { readonly semitones: number; readonly rate: number };
  /** Softens by a share of up to `depth`, at this rate per second. */
  readonly tremolo?: { readonly depth: number; readonly rate: number };
  /** Jumps through these semitones, one step every `every` seconds. */
  readonly arpeggio?: { readonly semitones: readonly number[]; readonly every: number };
  /** Another sine at `ratio` times the pitch bends the phase by up to `depth` turns: metal and bells. */
  readonly modulation?: { readonly ratio: number; readonly depth: number };
  readonly filter?: { readonly kind: 'lowpass' | 'highpass' | 'bandpass'; readonly cutoff: Glide; readonly q?: number };
}

export interface Sound {
  readonly voices: readonly Voice[];
  /** Repeats every `delay` seconds, each time weaker by `feedback` (0-1). */
  readonly echo?: { readonly delay: number; readonly feedback: number };
  /** The level of the reverb of a stone room, 0-1; it lengthens the sound by `ring` seconds. */
  readonly room?: { readonly level: number; readonly ring: number };
  /** Number of loudness steps between silence and full level: few of them sound rough. */
  readonly crush?: number;
  /** Loudness relative to the other sounds, in decibels; 0 by default. */
  readonly loudness?: number;
}
