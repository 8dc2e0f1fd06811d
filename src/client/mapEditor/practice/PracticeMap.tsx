import { useEffect, useState } from 'react';
import { useHistoryCommands } from '#client/mapEditor/commands/useHistoryCommands.ts';
import { useKeyboardInput } from '#client/mapEditor/keys/useKeyboardInput.ts';
import { MapBar } from '#client/mapEditor/panels/MapBar.tsx';
import { MapNews } from '#client/mapEditor/panels/MapNews.tsx';
import { ToolPanel } from '#client/mapEditor/panels/ToolPanel.tsx';
import { MapCanvas } from '#client/mapEditor/stage/MapCanvas.tsx';
import type { MapStage } from '#client/mapEditor/stage/MapStage.ts';
import { darkZone } from '#client/mapEditor/tools/darkZone.ts';
import { door } from '#client/mapEditor/tools/door.ts';
import { eraser } from '#client/mapEditor/tools/eraser.ts';
import { room } from '#client/mapEditor/tools/room.ts';
import { wallLine } from '#client/mapEditor/tools/wallLine.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import * as styles from './PracticeMap.css.ts';
import { newPracticeFloor } from './practiceFloor.ts';

/** The tools for beginners. */
const PRACTICED = [wallLine, door, room, eraser, darkZone];

interface PracticeMapProps {
  /** Whether the visitor opened the map, so that it takes the focus. */
  readonly wasCalled: boolean;
  /** Called with the floor after every stroke. */
  readonly onDrawn: (grid: FloorGrid) => void;
}

/** The map of the editor with its tools, for visitors without an account; the drawing is not saved. */
export default function PracticeMap({ wasCalled, onDrawn }: PracticeMapProps) {
  const [floorDocument] = useState(newPracticeFloor);
  const [stage, setStage] = useState<MapStage>();
  const commands = useHistoryCommands(floorDocument, stage);
  useKeyboardInput(stage, commands, false);
  useEffect(() => floorDocument.session.subscribe(() => onDrawn(floorDocument.session.grid)), [floorDocument, onDrawn]);
  useEffect(() => {
    if (wasCalled) stage?.cells.focus();
  }, [wasCalled, stage]);
  return (
    <>
      {/* The wheel scrolls the page, because this map is only a part of it. */}
      <div className={styles.map} onWheelCapture={(event) => event.stopPropagation()}>
        <MapCanvas desk={floorDocument} canDraw doFingersDraw onStage={setStage} />
      </div>
      <div className={styles.tools}>
        <ToolPanel shown={PRACTICED} />
        <div className={styles.history}>
          <MapBar desk={floorDocument} commands={commands} />
        </div>
      </div>
      <MapNews />
    </>
  );
}
