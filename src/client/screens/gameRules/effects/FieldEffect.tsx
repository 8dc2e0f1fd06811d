import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { FieldEffects } from '#game/effects/effect.ts';
import { effectsAt } from '#game/effects/ruleEffects.ts';
import { ChartToggle } from './ChartToggle.tsx';
import { EffectTable } from './EffectTable.tsx';
import { field } from './effects.css.ts';
import { isSmall } from './isSmall.ts';
import { useToldEffects } from './useToldEffects.ts';

/** The effect of a field below its input, if that is one short line. */
export function FieldEffect({ path }: { readonly path: string }) {
  const { desk } = useOpenRecord();
  const fields = effectsAt(desk.resource.name, path);
  return fields && isSmall(fields) ? <Small fields={fields} /> : null;
}

function Small({ fields }: { readonly fields: FieldEffects }) {
  const { told, ...chart } = useToldEffects(fields);
  return (
    <div className={field} data-effect>
      {told.map((one) => (
        <EffectTable key={one.effect.about.en} {...one} size="small" />
      ))}
      <ChartToggle {...{ fields, ...chart }} />
    </div>
  );
}
