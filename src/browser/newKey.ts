/** Something that nobody has named before: 32 hex digits by chance, without what browsers give to secure pages alone. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
