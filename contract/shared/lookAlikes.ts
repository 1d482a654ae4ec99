import lookAlikes from 'unhomoglyph/data.json' with { type: 'json' }

const MARKS = /\p{M}/gu

const shapes: ReadonlyMap<string, string> = new Map(Object.entries<string>(lookAlikes))

/** Letters that Unicode normalization does not decompose. */
const written: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['ı', 'i'],
])

const known = new Map<string, string>()

/**
 * Character as a reader perceives it: lower case, without accents, and look-alikes or variants as the Latin
 * letter. Invisible characters become empty.
 *
 * @param character one code point
 */
export function foldedCharacter(character: string): string {
  if (character >= ' ' && character <= '~') return character.toLowerCase()
  const found = known.get(character)
  if (found !== undefined) return found
  const folded = fold(character)
  // Bounds the cache: real texts use fewer characters, and a hostile text must not fill the memory.
  if (known.size < 20_000) known.set(character, folded)
  return folded
}

function fold(character: string): string {
  if (/[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/u.test(character)) return ''
  const plain = character.normalize('NFKD').replaceAll(MARKS, '').toLowerCase()
  if (isLatin(plain)) return plain
  const variant = written.get(plain)
  if (variant !== undefined) return variant
  const shape = (shapes.get(character) ?? shapes.get(plain) ?? '').normalize('NFKD').replaceAll(MARKS, '')
  return isLatin(shape) ? shape.toLowerCase() : plain
}

const isLatin = (text: string) => /^[\x20-\x7e]+$/.test(text)
