import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { FieldEffects } from '#game/effects/effect.ts';
import { effectsAt } from '#game/effects/ruleEffects.ts';
import { ChartToggle } from './ChartToggle.tsx';
import { EffectTable } from './EffectTable.tsx';
import { field } from './effects.css.ts';
import { useDescribedEffects } from './useDescribedEffects.ts';

/** The effect of a field below its input, if that is one short line. */
export function FieldEffect({ path }: { readonly path: string }) {
  const { desk } = useOpenRecord();
  const fields = effectsAt(desk.resource.name, path);
  return fields && isSmall(fields) ? <Small fields={fields} /> : null;
}

function Small({ fields }: { readonly fields: FieldEffects }) {
  const { described, ...chart } = useDescribedEffects(fields);
  return (
    <div className={field} data-effect>
      {described.map((one) => (
        <EffectTable key={one.effect.about.en} {...one} size="small" />
      ))}
      <ChartToggle {...{ fields, ...chart }} />
    </div>
  );
}

/** The maximum number of values that fit side by side below an input. */
const MOST_PLACES = 5;

/** Whether the effect of a field fits below its input: one line of a few short numbers. */
export const isSmall = ({ fields, effects }: FieldEffects): boolean =>
  fields.length === 1 &&
  effects.length === 1 &&
  effects.every(({ isOneLine, unit, along }) => isOneLine && unit !== 'gold' && along.places.length <= MOST_PLACES);
