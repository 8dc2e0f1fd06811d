import { hash, modulo, noise, smoothstep } from './noise.ts';
import { type Colour, mix, type Surface, tint } from './Surface.ts';

interface Masonry {
  readonly seed: number;
  /** Number of courses, even if they must fit together at top and bottom. */
  readonly rows: number;
  readonly perRow: number;
  /** Maximum shift of the ends of a block, as a share of it: 0 to below 1. */
  readonly jitter: number;
  /** Width of a joint and of the rounding next to it, as shares of the wall. */
  readonly joint: number;
  readonly bevel: number;
  readonly colour: Colour;
  readonly mortar: Colour;
  /** Difference between the blocks, and roughness of each: 0 to 1. */
  readonly variety: number;
  readonly roughness: number;
  /** A second colour of single blocks, and the share of blocks with it: 0 to 1. */
  readonly second?: { readonly colour: Colour; readonly share: number };
}

/** Blocks in courses, with mortar in the joints. */
export function masonry(rules: Masonry): Surface {
  const { seed, rows, perRow, jitter, joint, bevel, variety, roughness, second } = rules;
  const rough = noise(seed + 11, 8, 8, 4);
  const fine = noise(seed + 23, 40, 40, 2);
  return (u, v) => {
    const row = Math.floor(v * rows);
    const along = u * perRow + (row % 2) / 2 + (hash(row, 0, seed) - 0.5) * jitter;
    const end = (block: number) => block + (hash(modulo(block, perRow), row, seed + 1) - 0.5) * jitter;
    let block = Math.floor(along);
    if (along < end(block)) block--;
    else if (along >= end(block + 1)) block++;
    const beside = Math.min(along - end(block), end(block + 1) - along) / perRow;
    const above = Math.min(v * rows - row, row + 1 - v * rows) / rows;
    // Corners are rounder than sides.
    const [a, b] = [Math.max(0, bevel - beside), Math.max(0, bevel - above)];
    const inside = bevel - Math.hypot(a, b) + (rough(u, v) - 0.5) * bevel * roughness;
    const stands = smoothstep(joint, bevel, inside);
    const own = hash(modulo(block, perRow), row, seed + 2);
    const body = second && own < second.share ? second.colour : rules.colour;
    const shade = 1 + (hash(modulo(block, perRow), row, seed + 3) - 0.5) * variety + (fine(u, v) - 0.5) * 0.3;
    const grain = 1 - roughness * 0.55 * rough(u, v);
    return {
      height: stands * (0.55 + 0.45 * grain) * (0.9 + 0.1 * own),
      colour: mix(tint(rules.mortar, 0.7 + 0.6 * fine(u, v)), tint(body, shade), stands),
    };
  };
}

interface Planks {
  readonly seed: number;
  readonly count: number;
  readonly colour: Colour;
  /** Whether planks lie horizontally instead of standing. */
  readonly isLevel?: boolean;
}

/** Boards side by side, with grain and knots. */
export function planks({ seed, count, colour, isLevel = false }: Planks): Surface {
  const grain = noise(seed, 48, 3, 3);
  const bend = noise(seed + 5, 4, 3, 2);
  return (u, v) => {
    const [across, along] = isLevel ? [v, u] : [u, v];
    const plank = Math.floor(across * count);
    const beside = Math.min(across * count - plank, plank + 1 - across * count) / count;
    const own = hash(plank, 0, seed + 7);
    const line = grain(modulo(across + (bend(across, along) - 0.5) * 0.06, 1), modulo(along + own, 1));
    return {
      height: smoothstep(0, 0.018, beside) * (0.75 + 0.25 * line),
      colour: tint(colour, 0.72 + 0.28 * own + 0.42 * (line - 0.5)),
    };
  };
}

/** Forged metal: dark, dented, with a shine of its own colour. */
export function metal(seed: number, colour: Colour = [74, 76, 84]): Surface {
  const dents = noise(seed, 20, 20, 2);
  return (u, v) => ({ height: 0.8 + 0.2 * dents(u, v), colour: tint(colour, 0.75 + 0.5 * dents(u, v)) });
}
