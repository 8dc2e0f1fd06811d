import { useState } from 'react';
import { DisplayGraphic } from '#client/ui/DisplayGraphic.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { PicturePicker } from '#client/ui/PicturePicker.tsx';
import { DISPLAY_GRAPHICS, NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';
import { contactSheet, pair, stack } from './ComponentGallery.css.ts';

const choices = [NO_GRAPHIC, ...DISPLAY_GRAPHICS];
const renderGraphic = (code: number) => <DisplayGraphic code={code} />;

/** The picker, and an overview of all display graphics. */
export function GalleryGraphics() {
  const [graphic, setGraphic] = useState(43);
  const [none, setNone] = useState(NO_GRAPHIC.code);
  return (
    <Panel title="表示グラフィック Graphics">
      <div className={stack}>
        <div className={pair}>
          <PicturePicker
            label="表示グラフィック"
            value={graphic}
            onChange={setGraphic}
            pictures={choices}
            renderPicture={renderGraphic}
            language="ja"
            searchLabel="名前か番号で検索"
            emptyText="見つかりません"
          />
          <PicturePicker
            label="Display graphic"
            hint="Shown beside the message"
            value={none}
            onChange={setNone}
            pictures={choices}
            renderPicture={renderGraphic}
            language="en"
            searchLabel="Search by name or number"
            emptyText="Nothing found"
          />
        </div>
        <ul className={contactSheet}>
          {DISPLAY_GRAPHICS.map(({ code, label: { ja, en } }) => (
            <li key={code}>
              <DisplayGraphic code={code} />
              {code} {ja} {en}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
