import fc from 'fast-check';

/** Generates files near `valid`: unchanged, with other bytes in it, truncated, doubled; or something entirely different, or none at all. */
export function roughFile(valid: Uint8Array): fc.Arbitrary<Uint8Array | undefined> {
  const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) });
  const changed = fc.array(change, { minLength: 1, maxLength: 12 }).map((changes) => {
    const bytes = Uint8Array.from(valid);
    for (const { at, byte } of changes) bytes[Math.floor(at * (bytes.length - 1))] = byte;
    return bytes;
  });
  const cut = fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((share) => valid.subarray(0, Math.floor(share * valid.length)));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(valid) },
    { weight: 4, arbitrary: changed },
    { weight: 2, arbitrary: cut },
    { weight: 1, arbitrary: fc.constant(Uint8Array.from([...valid, ...valid])) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 2000 }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}
