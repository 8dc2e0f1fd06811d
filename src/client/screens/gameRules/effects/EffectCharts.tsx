import { useAtomValue } from 'jotai';
import { Suspense, useCallback } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { chartPlaces } from '#game/effects/describeEffect.ts';
import type { Effect, FieldEffects } from '#game/effects/effect.ts';
import { charts } from './effects.css.ts';
import { effectsTexts } from './effectsTexts.ts';
import { useDescribedEffects, useDescriber } from './useDescribedEffects.ts';
import { writeValue } from './writeValue.ts';

const Chart = lazyScreen(() => import('#client/ui/chart/Chart.tsx'));

/** The effects of fields as charts, over all values. */
export function EffectCharts({ fields }: { readonly fields: FieldEffects }) {
  // Renders the charts again when one of the effect's few listed values changes.
  useDescribedEffects(fields);
  return (
    <div className={charts}>
      <Suspense fallback={<Spinner />}>
        {fields.effects.map((effect) => {
          const places = chartPlaces(effect);
          return places && <EffectChart key={effect.about.en} {...{ effect, places }} />;
        })}
      </Suspense>
    </div>
  );
}

function EffectChart({ effect, places }: { readonly effect: Effect; readonly places: readonly number[] }) {
  const text = useText(effectsTexts);
  const language = useAtomValue(languageAtom);
  const describer = useDescriber();
  const { desk, number } = useOpenRecord();
  const { about, along, unit } = effect;
  const write = useCallback((value: number) => writeValue(value, unit, language), [unit, language]);
  const lines = describer.lines(effect, places, { resource: desk.resource, number, record: desk.record(number) });
  return (
    <Chart
      label={about[language]}
      axis={along.label[language]}
      places={places}
      series={lines.map(({ label, now, usual }) => ({ name: label[language], now, usual }))}
      write={write}
      words={{ usual: text('effects.usual'), table: text('effects.table') }}
      {...(unit === 'percent' && { most: 100 })}
      kind={along.places.length < places.length ? 'lines' : 'bars'}
    />
  );
}
