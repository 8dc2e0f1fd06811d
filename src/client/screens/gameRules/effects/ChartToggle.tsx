import ChartSpline from 'lucide-react/icons/chart-spline';
import { useText } from '#client/i18n/useText.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { chartPlaces } from '#game/effects/describeEffect.ts';
import type { FieldEffects } from '#game/effects/effect.ts';
import { toggleButton } from './effects.css.ts';
import { effectsTexts } from './effectsTexts.ts';

interface ChartToggleProps {
  readonly fields: FieldEffects;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Opens the charts of the effects of fields; nothing if none can be drawn. */
export function ChartToggle({ fields, isOpen, toggle }: ChartToggleProps) {
  const text = useText(effectsTexts);
  if (!fields.effects.some(chartPlaces)) return null;
  return (
    <span className={toggleButton}>
      <IconButton
        size="small"
        label={text(isOpen ? 'effects.chart.close' : 'effects.chart.open')}
        aria-pressed={isOpen}
        icon={<ChartSpline size={16} aria-hidden />}
        onPress={toggle}
      />
    </span>
  );
}
