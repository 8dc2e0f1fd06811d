import * as z from 'zod';

/** Schema of a file in a form, over REST alone. @param contentMediaType the media type shown in the API document */
export const sentFileSchema = (contentMediaType: string) =>
  z
    .custom<Uint8Array>((value) => value instanceof Uint8Array, 'file_missing')
    .meta({ type: 'string', contentMediaType });
