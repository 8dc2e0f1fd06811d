import { createContext, useContext } from 'react';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import type { Language } from '#domain/text/languages.ts';

/** The surroundings of the rows of a script. */
export interface Script {
  readonly messages: RecordDesk;
  /** The language in which the texts are written and shown. */
  readonly language: Language;
  /** The number of places that refer to a message, by its number. */
  readonly uses: ReadonlyMap<number, number>;
}

export const ScriptContext = createContext<Script | undefined>(undefined);

/** @throws Error outside of a script */
export function useScript(): Script {
  const script = useContext(ScriptContext);
  if (!script) throw new Error('no script is around this row');
  return script;
}
