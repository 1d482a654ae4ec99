import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Font families of PDFs, by their package. */
const packages = {
  'Source Sans 3': '@expo-google-fonts/source-sans-3/package.json',
  'Source Serif 4': '@expo-google-fonts/source-serif-4/package.json',
  Outfit: '@expo-google-fonts/outfit/package.json',
  'Noto Sans': '@expo-google-fonts/noto-sans/package.json',
  Vazirmatn: '@expo-google-fonts/vazirmatn/package.json',
  'Noto Sans Hebrew': '@expo-google-fonts/noto-sans-hebrew/package.json',
  'Noto Sans Armenian': '@expo-google-fonts/noto-sans-armenian/package.json',
  'Noto Sans Bengali': '@expo-google-fonts/noto-sans-bengali/package.json',
  'Noto Sans Ethiopic': '@expo-google-fonts/noto-sans-ethiopic/package.json',
  'Noto Sans Georgian': '@expo-google-fonts/noto-sans-georgian/package.json',
  'Noto Sans Gujarati': '@expo-google-fonts/noto-sans-gujarati/package.json',
  'Noto Sans Gurmukhi': '@expo-google-fonts/noto-sans-gurmukhi/package.json',
  'Noto Sans Kannada': '@expo-google-fonts/noto-sans-kannada/package.json',
  'Noto Sans Khmer': '@expo-google-fonts/noto-sans-khmer/package.json',
  'Noto Sans Lao': '@expo-google-fonts/noto-sans-lao/package.json',
  'Noto Sans Malayalam': '@expo-google-fonts/noto-sans-malayalam/package.json',
  'Noto Sans Myanmar': '@expo-google-fonts/noto-sans-myanmar/package.json',
  'Noto Sans Sinhala': '@expo-google-fonts/noto-sans-sinhala/package.json',
  'Noto Sans Tamil': '@expo-google-fonts/noto-sans-tamil/package.json',
  'Noto Sans Telugu': '@expo-google-fonts/noto-sans-telugu/package.json',
  'Noto Sans Thai': '@expo-google-fonts/noto-sans-thai/package.json',
  'Noto Sans JP': '@expo-google-fonts/noto-sans-jp/package.json',
  'Noto Sans KR': '@expo-google-fonts/noto-sans-kr/package.json',
  'Noto Sans SC': '@expo-google-fonts/noto-sans-sc/package.json',
  'Noto Emoji': '@expo-google-fonts/noto-emoji/package.json',
} as const

export type Face = keyof typeof packages

// Some families have no italics.
const weights = ['400Regular', '600SemiBold', '400Regular_Italic', '600SemiBold_Italic'] as const

const folderOf = (face: Face, weight: (typeof weights)[number]) =>
  join(dirname(require.resolve(packages[face])), weight)

export const faces = Object.keys(packages).filter((name): name is Face => name in packages)

/** Folders of the printed font weights. */
export const fontFolders = () =>
  faces.flatMap((face) => weights.map((weight) => folderOf(face, weight))).filter((path) => existsSync(path))

/**
 * Creates the test whether a font family has a glyph for a character, from the `cmap` table of its font file.
 */
export function charactersIn(face: Face): (character: number) => boolean {
  const folder = folderOf(face, '400Regular')
  const file = readdirSync(folder).find((name) => name.endsWith('.ttf')) ?? ''
  const font = readFileSync(join(folder, file))
  const groups = groupsIn(font)
  return (character) => {
    let [low, high] = [0, groups.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const [first = 0, last = 0] = groups[middle] ?? []
      if (character < first) high = middle - 1
      else if (character > last) low = middle + 1
      else return true
    }
    return false
  }
}

type Group = readonly [first: number, last: number]

const TABLES = 12
const ENTRY = 16

function groupsIn(font: Buffer): readonly Group[] {
  const count = font.readUInt16BE(4)
  for (let index = 0; index < count; index += 1) {
    const entry = TABLES + index * ENTRY
    if (font.toString('latin1', entry, entry + 4) === 'cmap')
      return groupsOf(font, font.readUInt32BE(entry + 8))
  }
  return []
}

/**
 * Character groups of a font. Each pair of platform and encoding has a table; one for all Unicode planes is
 * preferred.
 */
function groupsOf(font: Buffer, cmap: number): readonly Group[] {
  const tables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    const at = cmap + font.readUInt32BE(cmap + 8 + index * 8)
    return { at, format: font.readUInt16BE(at) }
  })
  const all = tables.find(({ format }) => format === 12)
  const basic = tables.find(({ format }) => format === 4)
  return all ? groupsOf12(font, all.at) : basic ? groupsOf4(font, basic.at) : []
}

const groupsOf12 = (font: Buffer, at: number) =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)] as const
  })

function groupsOf4(font: Buffer, at: number): readonly Group[] {
  const length = font.readUInt16BE(at + 6)
  return Array.from({ length: length / 2 }, (_, index) => {
    const last = font.readUInt16BE(at + 14 + index * 2)
    return [font.readUInt16BE(at + 16 + length + index * 2), last] as const
  })
}
