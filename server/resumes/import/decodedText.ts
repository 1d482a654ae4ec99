/** The text of a file: UTF-8 and UTF-16, with or without a byte order mark, or else Windows-1252, which holds Latin-1. */
export function decodedText(content: Uint8Array): string {
  const [first = 1, second = 1] = content
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content)
  // Every other byte of Latin letters in UTF-16 is zero.
  if (second === 0 && first !== 0) return new TextDecoder('utf-16le').decode(content)
  if (first === 0 && second !== 0) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
