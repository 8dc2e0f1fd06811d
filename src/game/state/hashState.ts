/**
 * A 53-bit hash of a `GameState`. The order of fields does not matter, and undefined counts as missing. It is the same in every browser and
 * on the server.
 */
export function hashState(state: object): number {
  const hash = new Hash();
  hash.value(state);
  return hash.result;
}

/** The hash as text, in base 36, as authors see it. */
export const hashText = (state: object): string => hashState(state).toString(36);

/** A hash with two 32-bit lanes, each mixed by its own multiplier (cyrb53). */
class Hash {
  #first = 0xdeadbeef | 0;
  #second = 0x41c6ce57 | 0;

  value(value: unknown): void {
    if (typeof value === 'number') {
      this.#word(value | 0);
      this.#word(Math.floor(value / WORD) | 0);
    } else if (typeof value === 'string') this.#text(value);
    else if (Array.isArray(value)) {
      this.#word(LIST);
      this.#word(value.length);
      for (const one of value) this.value(one);
    } else if (typeof value === 'object' && value !== null) {
      this.#word(OBJECT);
      for (const [key, one] of Object.entries(value).sort(byKey)) {
        if (one === undefined) continue;
        this.#text(key);
        this.value(one);
      }
    } else this.#word(value === true ? TRUE : NOTHING);
  }

  get result(): number {
    const first = Math.imul(this.#first ^ (this.#first >>> 16), 0x85ebca6b) ^ Math.imul(this.#second, 0xc2b2ae35);
    const second = Math.imul(this.#second ^ (this.#second >>> 16), 0x85ebca6b) ^ Math.imul(this.#first, 0xc2b2ae35);
    return (second & 0x1fffff) * WORD + (first >>> 0);
  }

  #text(text: string): void {
    this.#word(TEXT);
    this.#word(text.length);
    for (let at = 0; at < text.length; at++) this.#word(text.charCodeAt(at));
  }

  #word(word: number): void {
    this.#first = Math.imul(this.#first ^ word, 0x9e3779b1);
    this.#first ^= this.#first >>> 15;
    this.#second = Math.imul(this.#second ^ word, 0x5f356495);
    this.#second ^= this.#second >>> 13;
  }
}

const WORD = 2 ** 32;
const [LIST, OBJECT, TEXT, TRUE, NOTHING] = [-1, -2, -3, -4, -5];
const byKey = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);
