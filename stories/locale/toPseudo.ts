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

/** Translations need so much more room than English, as a share of its length. */
const GROWTH = 0.35

/** Fields that are filled in later, such as `{{company}}`, keep their names. */
const accented = (text: string) => text.replaceAll(/\{+.*?\}+|[a-z]/gi, (letter) => accents[letter] ?? letter)

/** Words of their own, so that long lines still wrap. */
const padding = (length: number) => {
  const missing = Math.ceil(length * GROWTH)
  return missing > 0 ? ` ${'öñé ţŵö '.repeat(missing).slice(0, missing).trim()}` : ''
}

/**
 * A text in the pseudo-locale: accented, a third longer, and in brackets, so that an untranslated, clipped or
 * assembled text is seen. Also a tag of templates, which leaves their values alone.
 */
export function toPseudo(text: string | TemplateStringsArray, ...values: readonly unknown[]): string {
  const pieces = typeof text === 'string' ? [text] : [...text]
  const length = pieces.join('').length
  const words = pieces.map(
    (piece, index) => accented(piece) + (index < values.length ? String(values[index]) : ''),
  )
  return `⟦${words.join('')}${padding(length)}⟧`
}
