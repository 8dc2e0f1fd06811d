import CircleAlert from 'lucide-react/icons/circle-alert';
import { error, errors } from './Field.css.ts';

/** The messages beside a field; each with a mark, so that colour does not say it alone. */
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
