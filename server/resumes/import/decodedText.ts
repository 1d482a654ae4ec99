/**
 * Decodes a text file: UTF-8 or UTF-16, with or without a byte order mark; otherwise Windows-1252, a superset
 * of Latin-1.
 */
export function decodedText(content: Uint8Array): string {
  const [first = 1, second = 1] = content
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content)
  // In UTF-16, every other byte of Latin letters is zero.
  if (second === 0 && first !== 0) return new TextDecoder('utf-16le').decode(content)
  if (first === 0 && second !== 0) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
