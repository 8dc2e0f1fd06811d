import { useText } from '#client/i18n/useText.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { useMay } from '#client/page/may.ts';
import { stepThrough } from '#client/ui/stepThrough.ts';
import { tab as tabStyle, tabs } from './SideTabs.css.ts';

interface SideTabsProps {
  /** Whether the settings of the floor are shown, in place of the tool with the event and the cell. */
  readonly isFloor: boolean;
  readonly onChange: (isFloor: boolean) => void;
}

/** The id of a tab, by which its panel is named. */
export const tabId = (isFloor: boolean): string => (isFloor ? 'map-tab-floor' : 'map-tab-tool');

/** The two tabs of the panels beside the map: one Tab stop, with arrow keys inside. */
export function SideTabs({ isFloor, onChange }: SideTabsProps) {
  const text = useText(mapEditorTexts);
  const canWrite = useMay('edit');
  return (
    <div className={tabs} role="tablist" aria-label={text('map.side')} onKeyDown={stepThrough}>
      {[false, true].map((one) => (
        <button
          key={tabId(one)}
          id={tabId(one)}
          type="button"
          role="tab"
          className={tabStyle}
          aria-selected={one === isFloor}
          tabIndex={one === isFloor ? 0 : -1}
          onClick={() => onChange(one)}
        >
          {text(one ? 'map.side.floor' : canWrite ? 'map.side.tool' : 'map.side.cell')}
        </button>
      ))}
    </div>
  );
}
