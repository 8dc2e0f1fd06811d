import { useAtom, useAtomValue } from 'jotai';
import Grid2x2 from 'lucide-react/icons/grid-2x2';
import MapPin from 'lucide-react/icons/map-pin';
import Paintbrush from 'lucide-react/icons/paintbrush';
import SquareDashed from 'lucide-react/icons/square-dashed';
import { type ComponentType, Suspense } from 'react';
import { eventTypeTexts } from '#client/floor/eventTypeTexts.ts';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { eventTexts } from '#client/mapEditor/events/eventTexts.ts';
import type { GestureName } from '#client/mapEditor/gestures/DrawingTool.ts';
import { mapEditorTexts, markTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { gestureAtom, toolValuesAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { chipSides } from '#client/mapEditor/tools/chip.ts';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { chipTexts, toolChoiceTexts } from '#client/mapEditor/tools/toolChoiceTexts.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import type { IconProps } from '#client/ui/icons/ToolIcon.tsx';
import { FillIcon } from '#client/ui/icons/toolIcons.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { Border } from '#domain/map/cell.ts';
import { BorderPicture } from './BorderPicture.tsx';
import { BrushPicture } from './BrushPicture.tsx';
import { OptionGrid } from './OptionGrid.tsx';

const ArmedKind = lazyScreen(() => import('#client/mapEditor/eventPanel/ArmedKind.tsx'));

const GESTURE_ICONS: Record<GestureName, ComponentType<IconProps>> = {
  edge: Grid2x2,
  paint: Paintbrush,
  rectangle: SquareDashed,
  fill: FillIcon,
  place: MapPin,
};

/** The layout of an option's choices, by the kind of their pictures. */
const FLOWS = { none: 'row', border: 'column', chip: 'grid', event: 'column' } as const;

/** The gestures and options of a tool, each a choice of a few. */
export default function ToolChoices({ tool }: { readonly tool: MapTool }) {
  const language = useAtomValue(languageAtom);
  const text = useText(toolChoiceTexts, chipTexts, mapEditorTexts, placeTexts, markTexts, eventTexts, eventTypeTexts);
  const [gesture, setGesture] = useAtom(gestureAtom);
  const [valuesOf, setValues] = useAtom(toolValuesAtom);
  const values = valuesOf(tool);
  return (
    <>
      {tool.gestures.length > 1 && (
        <OptionGrid
          label={text('map.gesture')}
          flow="row"
          value={gesture}
          onChange={setGesture}
          options={tool.gestures.map((name) => {
            const Icon = GESTURE_ICONS[name];
            return { value: name, label: text(`map.gesture.${name}`), picture: <Icon size={14} /> };
          })}
        />
      )}
      {tool.options.map((option) => {
        const value = values[option.id] ?? option.initial;
        const onChange = (chosen: number) => setValues(tool, { [option.id]: chosen });
        if (option.picture === 'event') {
          return (
            <Suspense key={option.id} fallback={<Spinner size="small" />}>
              <ArmedKind value={value} />
            </Suspense>
          );
        }
        return (
          <OptionGrid
            key={option.id}
            label={text(option.label)}
            flow={FLOWS[option.picture ?? 'none']}
            value={value}
            onChange={onChange}
            options={option.choices.map(({ value: code, label }) => ({
              value: code,
              label: typeof label === 'string' ? text(label) : label[language],
              picture:
                (option.picture === 'border' && <BorderPicture border={code as Border} />) ||
                (option.picture === 'chip' && <BrushPicture brush={chipSides(code)} />),
            }))}
          />
        );
      })}
    </>
  );
}
