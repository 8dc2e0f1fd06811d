import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Input, TextField } from 'react-aria-components/TextField';
import { bestMatches } from '#domain/text/bestMatches.ts';
import type { Label, Language } from '#domain/text/languages.ts';
import { searchKey } from '#domain/text/searchKey.ts';
import { box, field } from './Field.css.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { isComposing } from './isComposing.ts';
import * as styles from './PicturePicker.css.ts';
import { empty } from './Popover.css.ts';
import { screen } from './screen.ts';

/** An entry of a catalog of pictures. */
interface Picture {
  readonly code: number;
  readonly label: Label;
}

interface PicturePickerProps extends FieldTexts {
  readonly value: number;
  readonly onChange: (code: number) => void;
  /** In display order, including the one that stands for none. */
  readonly pictures: readonly Picture[];
  /** Draws a picture at the width of its container, next to its name. */
  readonly renderPicture: (code: number) => ReactNode;
  readonly language: Language;
  readonly searchLabel: string;
  /** Shown if nothing matches the typed text. */
  readonly emptyText: string;
  readonly isDisabled?: boolean;
}

/**
 * Whether the main pointer is a finger. Then the on-screen keyboard would cover the pictures, so it opens only when the search field is
 * touched.
 */
const isTouch = (): boolean => matchMedia(screen.touch).matches;

/** A choice of many pictures, by looking at them or by searching for words of the name in either language, or for the number. */
export function PicturePicker(props: PicturePickerProps) {
  const { value, onChange, pictures, renderPicture, language, searchLabel, emptyText } = props;
  const { label, hint, isRequired = false, errors = [], isDisabled = false } = props;
  // Kept here and not in the search, because react-aria renders the popover's content a second time to collect the options.
  const [typed, setTyped] = useState('');
  const found = useMemo(() => bestMatches(pictures, typed, keysOf), [pictures, typed]);
  const chosen = pictures.find(({ code }) => code === value);
  return (
    <Select
      className={field}
      value={value}
      onChange={(key) => onChange(Number(key))}
      onOpenChange={() => setTyped('')}
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
                  <PictureName picture={chosen} language={language} />
                </>
              )}
            </SelectValue>
            <ChevronDown size={16} aria-hidden />
          </Button>
        </div>
      </FieldFrame>
      <Popover className={styles.sheet} offset={4}>
        <Dialog className={styles.dialog} aria-label={label}>
          <PictureSearch {...{ found, typed, renderPicture, language, searchLabel, emptyText }} onType={setTyped} />
        </Dialog>
      </Popover>
    </Select>
  );
}

interface PictureSearchProps
  extends Pick<PicturePickerProps, 'renderPicture' | 'language' | 'searchLabel' | 'emptyText'> {
  readonly found: readonly Picture[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** A search field with the pictures below it, the best match first. */
function PictureSearch(props: PictureSearchProps) {
  const { found, typed, onType, renderPicture, language, searchLabel, emptyText } = props;
  return (
    <Autocomplete inputValue={typed} onInputChange={onType}>
      <TextField className={styles.searchField} aria-label={searchLabel} autoFocus={!isTouch()}>
        <span className={styles.searchBox}>
          <Search size={16} aria-hidden />
          <Input
            className={styles.searchInput}
            role="combobox"
            aria-expanded
            placeholder={searchLabel}
            spellCheck="false"
            // The Enter that commits an IME conversion does not choose a picture.
            onKeyDownCapture={(event) => isComposing(event) && event.stopPropagation()}
          />
        </span>
      </TextField>
      <ListBox
        className={styles.grid}
        layout="grid"
        items={found}
        renderEmptyState={() => <div className={empty}>{emptyText}</div>}
      >
        {(picture) => (
          <ListBoxItem id={picture.code} textValue={picture.label[language]} className={styles.cell}>
            {renderPicture(picture.code)}
            <PictureName picture={picture} language={language} />
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  );
}

/** Returns the search keys of a picture: its number and its names. */
const keysOf = ({ code, label: { ja, en } }: Picture): readonly string[] => [`${code}`, ja, en].map(searchKey);

const PictureName = ({ picture, language }: { readonly picture: Picture; readonly language: Language }) => (
  <span>
    <span className={styles.number}>{picture.code}</span> {picture.label[language]}
  </span>
);
