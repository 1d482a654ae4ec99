/** Kinds of text that are known to slow software down, each generated to a given length. */
export const textures = {
  letters: repeat('x'),
  'combining marks': repeat('\u0315\u0300\u05AE\u0301', 'a'),
  'compatibility forms': repeat('\uFDFA'),
  'wide signs': repeat('👩‍🚀'),
  'script without spaces': repeat('我叫王小明'),
  spaces: (length) => `x${' '.repeat(Math.max(0, length - 2))}x`,
  'open braces': repeat('{{ '),
  'one open brace': (length) => `{{${' '.repeat(Math.max(0, length - 3))}x`,
  exclamations: (length) => `${'!'.repeat(Math.max(0, length - 1))}x`,
  dots: repeat('a.'),
  hyphens: repeat('a-'),
  slashes: repeat('/a'),
  'at signs': repeat('a@a.'),
  'emphasis marks': repeat('*a_ '),
  brackets: repeat('[a]('),
  'open brackets': repeat('['),
  backticks: repeat('` '),
  'nested lists': repeat('- > 1. '),
  'angle brackets': repeat('<a '),
  quotes: repeat('" -"'),
  digits: repeat('1,'),
  'line breaks': repeat('\n- a'),
} as const satisfies Readonly<Record<string, Texture>>

/** Generates a text of at most this many UTF-16 code units. */
export type Texture = (length: number) => string

export type TextureName = keyof typeof textures

function repeat(unit: string, start = ''): Texture {
  return (length) => {
    const most = Math.max(0, length)
    return (start + unit.repeat(Math.ceil(most / unit.length))).slice(0, most).toWellFormed()
  }
}
