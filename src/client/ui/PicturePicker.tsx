import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useMemo } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Input, TextField } from 'react-aria-components/TextField';
import type { Label, Language } from '#domain/text/languages.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { box, field } from './Field.css.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { isComposing } from './isComposing.ts';
import * as styles from './PicturePicker.css.ts';
import { empty } from './Popover.css.ts';
import { screen } from './screen.ts';

/** One of many pictures: an entry of a catalog. */
interface Picture {
  readonly code: number;
  readonly label: Label;
}

interface PicturePickerProps extends FieldTexts {
  readonly value: number;
  readonly onChange: (code: number) => void;
  /** In the order in which they are shown; one that stands for none is one of them. */
  readonly pictures: readonly Picture[];
  /** Draws a picture as wide as its place; its name stands beside it. */
  readonly renderPicture: (code: number) => ReactNode;
  readonly language: Language;
  readonly searchLabel: string;
  /** Shown when nothing matches what was typed. */
  readonly emptyText: string;
  readonly isDisabled?: boolean;
}

/** Where a finger points, the keyboard on the screen would cover the pictures: it comes when the search is touched. */
const isTouch = (): boolean => matchMedia(screen.touch).matches;

/** One of many pictures, chosen by its looks or found by part of its name in either language, or by its number. */
export function PicturePicker(props: PicturePickerProps) {
  const { value, onChange, pictures, renderPicture, language, searchLabel, emptyText } = props;
  const { label, hint, isRequired = false, errors = [], isDisabled = false } = props;
  const forms = useMemo(
    () => new Map(pictures.map(({ code, label: { ja, en } }) => [code, searchKey(`${code} ${ja} ${en}`)])),
    [pictures],
  );
  const chosen = pictures.find(({ code }) => code === value);
  const name = (picture: Picture) => (
    <span>
      <span className={styles.number}>{picture.code}</span> {picture.label[language]}
    </span>
  );
  return (
    <Select
      className={field}
      value={value}
      onChange={(key) => onChange(Number(key))}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
    >
      <FieldFrame label={label} hint={hint} isRequired={isRequired} errors={errors}>
        <div className={box}>
          <Button className={styles.chosenButton}>
            <SelectValue className={styles.chosen}>
              {chosen && (
                <>
                  <span className={styles.chosenPicture}>{renderPicture(chosen.code)}</span>
                  {name(chosen)}
                </>
              )}
            </SelectValue>
            <ChevronDown size={16} aria-hidden />
          </Button>
        </div>
      </FieldFrame>
      <Popover className={styles.sheet} offset={4}>
        <Dialog className={styles.dialog} aria-label={label}>
          <Autocomplete filter={(_text, typed, { key }) => forms.get(Number(key))?.includes(searchKey(typed)) ?? false}>
            <TextField className={styles.searchField} aria-label={searchLabel} autoFocus={!isTouch()}>
              <span className={styles.searchBox}>
                <Search size={16} aria-hidden />
                <Input
                  className={styles.searchInput}
                  role="combobox"
                  aria-expanded
                  placeholder={searchLabel}
                  spellCheck="false"
                  // The Enter that commits a conversion chooses nothing.
                  onKeyDownCapture={(event) => isComposing(event) && event.stopPropagation()}
                />
              </span>
            </TextField>
            <ListBox
              className={styles.grid}
              layout="grid"
              items={pictures}
              renderEmptyState={() => <div className={empty}>{emptyText}</div>}
            >
              {(picture) => (
                <ListBoxItem id={picture.code} textValue={picture.label[language]} className={styles.cell}>
                  {renderPicture(picture.code)}
                  {name(picture)}
                </ListBoxItem>
              )}
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Popover>
    </Select>
  );
}
