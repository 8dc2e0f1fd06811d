import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { fields as fieldsStyle } from '#client/page/page.css.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { MonsterPicture } from '#client/pictures/MonsterPicture.tsx';
import { ImageInput } from '#client/resource/inputs/ImageInput.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { monster } from '#domain/resources/monster.ts';
import { ColorFilterInput } from './ColorFilterInput.tsx';
import { setLooks } from './monstersOnDesk.ts';
import { monstersTexts } from './monstersTexts.ts';

interface CategoryDialogProps {
  readonly desk: RecordDesk;
  /** The title of the category. */
  readonly title: string;
  /** The numbers of its monsters. */
  readonly numbers: readonly number[];
  readonly onClose: () => void;
}

const FIELDS = ['image', 'unconfirmed_image', 'color_filter'] as const;
type FieldName = (typeof FIELDS)[number];

/** Sets the same picture or colours for all monsters of a category, after showing their number. */
export function CategoryDialog({ desk, title, numbers, onClose }: CategoryDialogProps) {
  const text = useText(monstersTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  const [chosen, setChosen] = useState<readonly FieldName[]>([]);
  const [first = monster.numbers.first] = numbers;
  // The first one stands for all, so that nobody applies the first picture of the catalog by a single press.
  const present = desk.record(first) as RecordOf<typeof monster>;
  const [image, setImage] = useState(present.image);
  const [unconfirmed_image, setUnconfirmedImage] = useState(present.unconfirmed_image);
  const [color_filter, setColorFilter] = useState(monster.blank.color_filter);
  const look = { image, unconfirmed_image, color_filter };
  // If only the colours are set, they are shown over the pictures that the monsters have.
  const shownImage = chosen.includes('image') ? image : present.image;
  const count = numbers.length;
  function apply() {
    if (chosen.length === 0) return;
    const part = Object.fromEntries(chosen.map((name) => [name, look[name]]));
    setLooks(desk, numbers, () => part);
    showSnackbar(text('graphics.setCategory.done', { count }));
    onClose();
  }
  const picker = (name: 'image' | 'unconfirmed_image', onChange: (code: number) => void) => (
    <ImageInput
      label={monster.fields[name].label[language]}
      field={monster.fields[name]}
      value={look[name]}
      onChange={onChange}
      errors={[]}
      scenarioId={desk.scenarioId}
      isWatched={false}
    />
  );
  const inputs: Readonly<Record<FieldName, () => ReactNode>> = {
    image: () => picker('image', setImage),
    unconfirmed_image: () => picker('unconfirmed_image', setUnconfirmedImage),
    color_filter: () => (
      <>
        <MonsterPicture graphic={shownImage} filter={color_filter} scale={2} />
        <ColorFilterInput value={color_filter} onChange={setColorFilter} onChangeEnd={setColorFilter} />
      </>
    ),
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('graphics.setCategory.title', { category: title })}
      size="medium"
      onSubmit={apply}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isDisabled={chosen.length === 0}>
            {text('graphics.setCategory.do', { count })}
          </Button>
        </>
      }
    >
      <div className={fieldsStyle}>
        <p>{text('graphics.setCategory.which')}</p>
        {FIELDS.map((name) => (
          <div key={name} className={fieldsStyle}>
            <Checkbox
              isSelected={chosen.includes(name)}
              onChange={(is) => setChosen(is ? [...chosen, name] : chosen.filter((other) => other !== name))}
            >
              {monster.fields[name].label[language]}
            </Checkbox>
            {chosen.includes(name) && inputs[name]()}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
