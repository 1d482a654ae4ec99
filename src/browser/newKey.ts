/** Generates a random key of 32 hex digits. Avoids `crypto.randomUUID`, which requires HTTPS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
