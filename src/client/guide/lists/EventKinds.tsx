import { useAtomValue } from 'jotai';
import { EventGlyph } from '#client/floor/paint/EventGlyph.tsx';
import { table } from '#client/guide/guide.css.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { eventSentence } from '#domain/events/eventSentence.ts';

/** Every kind of event by category, with its icon on the map, its effect and its fields. */
export default function EventKinds() {
  const language = useAtomValue(languageAtom);
  return EVENT_CATEGORIES.map(({ id, name, types }) => (
    <section key={id} aria-labelledby={`category-${id}`}>
      <h3 id={`category-${id}`}>{name[language]}</h3>
      <table className={table}>
        <tbody>
          {types.map((type) => (
            <tr key={type.id}>
              <td>
                <EventGlyph event={type.id} />
              </td>
              <th scope="row">{type.name[language]}</th>
              <td>{eventSentence(type.id)?.[language]}</td>
              <td>{type.slots.map(({ label }) => label[language]).join(language === 'ja' ? '、' : ', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
