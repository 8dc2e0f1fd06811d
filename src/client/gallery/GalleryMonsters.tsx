import { useState } from 'react';
import { MonsterPicture } from '#client/pictures/MonsterPicture.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { SearchField } from '#client/ui/SearchField.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { MONSTER_FAMILIES } from '#domain/catalogs/monsterFamilies.ts';
import { MONSTER_GRAPHICS } from '#domain/catalogs/monsterGraphics.ts';
import { foldText } from '#domain/text/foldText.ts';
import { line, monster, monsters, stack } from './ComponentGallery.css.ts';

const groups = [...new Set(MONSTER_GRAPHICS.map(({ group }) => group))];
const shelves = [
  ...groups.map((group) => ({
    value: `group ${group}`,
    label: `グループ Group ${group}`,
    graphics: MONSTER_GRAPHICS.filter((graphic) => graphic.group === group),
  })),
  ...MONSTER_FAMILIES.map(({ code, label }) => ({
    value: `family ${code}`,
    label: `${label.ja} ${label.en}`,
    graphics: MONSTER_GRAPHICS.filter((graphic) => graphic.family === code),
  })),
];

/** An overview of the monster graphics, by group, by family or by the words of their names. */
export function GalleryMonsters() {
  const [shelf, setShelf] = useState(shelves[0]?.value ?? '');
  const [words, setWords] = useState('');
  const [isUnidentified, setUnidentified] = useState(false);
  const sought = foldText(words).split(/\s+/);
  const graphics = words.trim() === '' ? shelves.find(({ value }) => value === shelf)?.graphics : MONSTER_GRAPHICS;
  const found = graphics?.filter(({ code, label }) => {
    const name = foldText(`${code} ${label.ja} ${label.en}`);
    return sought.every((word) => name.includes(word));
  });
  return (
    <Panel title="モンスターの絵 Monsters">
      <div className={stack}>
        <div className={line}>
          <Select label="棚 Shelf" value={shelf} onChange={setShelf} options={shelves} />
          <SearchField label="480の絵から検索 Search all" clearLabel="消す" value={words} onChange={setWords} />
          <Switch isSelected={isUnidentified} onChange={setUnidentified}>
            影絵 Silhouettes
          </Switch>
        </div>
        <div className={monsters}>
          {found?.map(({ code, label }) => (
            <figure key={code} className={monster}>
              <MonsterPicture graphic={code} label={label.ja} scale={2} isUnidentified={isUnidentified} />
              <figcaption>
                {code} {label.ja}
                <br />
                {label.en}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Panel>
  );
}
