import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { FieldEffects } from '#game/effects/effect.ts';
import { effectsAt } from '#game/effects/ruleEffects.ts';
import { ChartToggle } from './ChartToggle.tsx';
import { EffectCharts } from './EffectCharts.tsx';
import { EffectTable } from './EffectTable.tsx';
import { block, tables } from './effects.css.ts';
import { isSmall } from './FieldEffect.tsx';
import { useDescribedEffects } from './useDescribedEffects.ts';

/** The effects of fields that belong together, on a line of their own below them; with their charts if these are open. */
export function FieldsEffect({ path }: { readonly path: string }) {
  const { desk } = useOpenRecord();
  const fields = effectsAt(desk.resource.name, path);
  return fields ? <Lines fields={fields} /> : null;
}

function Lines({ fields }: { readonly fields: FieldEffects }) {
  const { described, isOpen, toggle } = useDescribedEffects(fields);
  const hasTables = !isSmall(fields);
  if (!hasTables && !isOpen) return null;
  return (
    <div className={block} data-effect>
      {hasTables && (
        <div className={tables}>
          {described.map((one) => (
            <EffectTable key={one.effect.about.en} {...one} />
          ))}
          <ChartToggle {...{ fields, isOpen, toggle }} />
        </div>
      )}
      {isOpen && <EffectCharts fields={fields} />}
    </div>
  );
}
