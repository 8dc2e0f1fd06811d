import { useAtomValue } from 'jotai';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { languageAtom } from '#client/i18n/language.ts';
import { field } from '#client/ui/Field.css.ts';
import { FieldFrame } from '#client/ui/FieldFrame.tsx';
import type { Option } from '#domain/resource/field.ts';
import { arrow, direction, rose } from './CompassInput.css.ts';

interface CompassInputProps {
  readonly label: string;
  /** 0 any or none, 1 north, 2 east, 3 south, 4 west. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly options: readonly Option[];
  readonly isDisabled: boolean;
  readonly errors?: readonly string[];
}

const SIDES = ['none', 'north', 'east', 'south', 'west'] as const;

/** An input for a facing or a side, in the form of a compass. */
export function CompassInput({ label, value, onChange, options, isDisabled, errors = [] }: CompassInputProps) {
  const language = useAtomValue(languageAtom);
  return (
    <RadioGroup
      className={field}
      value={String(value)}
      onChange={(code) => onChange(Number(code))}
      isDisabled={isDisabled}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
    >
      <FieldFrame label={label} errors={errors}>
        <div className={rose}>
          {options.map(({ code, label: name }) => (
            <Radio
              key={code}
              value={String(code)}
              className={direction({ side: SIDES[code] })}
              aria-label={name[language]}
            >
              {code === 0 ? name[language] : <ArrowUp size={16} aria-hidden className={arrow({ side: SIDES[code] })} />}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  );
}
