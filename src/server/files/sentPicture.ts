import * as z from 'zod';

/** The bytes of a picture in the field `file` of a form. */
export const sentPictureSchema = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0, 'required')
  .meta({ type: 'string', contentMediaType: 'image/png' });
