const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
}

/**
 * Additional length of the pseudo-locale, as a share of the English length, like that of many translations.
 */
const GROWTH = 0.35

/** Accents letters, except in the names of merge fields such as `{{company}}`. */
const accented = (text: string) => text.replaceAll(/\{+.*?\}+|[a-z]/gi, (letter) => accents[letter] ?? letter)

/** Padding made of several words, so that long lines still wrap. */
const padding = (length: number) => {
  const missing = Math.ceil(length * GROWTH)
  return missing > 0 ? ` ${'öñé ţŵö '.repeat(missing).slice(0, missing).trim()}` : ''
}

/**
 * Converts a text to the pseudo-locale: accented, a third longer, and in brackets, which makes untranslated,
 * clipped and concatenated texts visible. Works as a template tag too, and leaves the values unchanged.
 */
export function toPseudo(text: string | TemplateStringsArray, ...values: readonly unknown[]): string {
  const pieces = typeof text === 'string' ? [text] : [...text]
  const length = pieces.join('').length
  const words = pieces.map(
    (piece, index) => accented(piece) + (index < values.length ? String(values[index]) : ''),
  )
  return `⟦${words.join('')}${padding(length)}⟧`
}
