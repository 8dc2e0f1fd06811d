import CircleAlert from 'lucide-react/icons/circle-alert';
import { error, errors } from './Field.css.ts';

/** The messages next to a field, each with an icon, so that colour is not the only sign. */
export function FieldErrors({ messages, id }: { readonly messages: readonly string[]; readonly id?: string }) {
  return (
    <span className={errors} id={id}>
      {messages.map((message) => (
        <span className={error} key={message}>
          <CircleAlert size={14} aria-hidden />
          {message}
        </span>
      ))}
    </span>
  );
}
