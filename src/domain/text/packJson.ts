import { fromBase64, toBase64 } from './base64.ts';

/** Packs a value into text that is safe in URLs: its JSON, deflated, as base64url. */
export async function packJson(value: unknown): Promise<string> {
  const packed = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Unpacks such a text, which may come from anywhere.
 * @param most maximum length of the JSON
 * @returns undefined if it has no value, or a longer one
 */
export async function unpackJson(text: string, most: number): Promise<unknown> {
  try {
    const packed = new Blob([fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))]).stream();
    const words = packed.pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(new TextDecoderStream());
    const reader = words.getReader();
    let json = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      json += part.value;
      // A few bytes can unpack to any number of bytes.
      if (json.length > most) {
        await reader.cancel();
        return undefined;
      }
    }
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
