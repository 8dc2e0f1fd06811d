import { useState } from 'react';
import type { Choice } from './Choice.ts';
import { type Branch, narrowed, type Option } from './session/narrowed.ts';

interface NarrowingParts<One extends Option> {
  readonly options: readonly One[];
  /** The field with the kind, and the kinds whose options are shown at once next to the others. */
  readonly kind: keyof One & string;
  readonly flat: readonly string[];
  /** A new value starts the choice again. */
  readonly turn: string;
  readonly label: (branch: Branch<One>) => string;
  readonly keyOf?: (one: One) => string | undefined;
  readonly take: (one: One) => void;
  readonly backLabel: string;
}

/** Returns the choices that lead field by field to one of many options. */
export function useNarrowing<One extends Option>(
  parts: NarrowingParts<One>,
): {
  readonly choices: readonly Choice[];
  readonly isBegun: boolean;
} {
  const { options, kind, flat, turn, label, keyOf, take, backLabel } = parts;
  const [path, setPath] = useState<{ readonly turn: string; readonly chosen: readonly Option[] }>({ turn, chosen: [] });
  const chosen = path.turn === turn ? path.chosen : [];
  const branches = narrowed(options, Object.assign({}, ...chosen), kind, flat);
  const choices = branches.map((branch): Choice => {
    const [only, ...others] = branch.options;
    const id = `${chosen.length} ${branch.field} ${JSON.stringify(others.length > 0 ? branch.value : only)}`;
    if (only && others.length === 0) return { id, label: label(branch), key: keyOf?.(only), run: () => take(only) };
    const next = [...chosen, { [branch.field]: branch.value }];
    return { id, label: label(branch), run: () => setPath({ turn, chosen: next }) };
  });
  if (chosen.length === 0) return { choices, isBegun: false };
  const back = {
    id: `${chosen.length} back`,
    label: backLabel,
    run: () => setPath({ turn, chosen: chosen.slice(0, -1) }),
  };
  return { choices: [...choices, back], isBegun: true };
}
