import { foldedCharacters, foldedWord } from './foldedWord.ts'

// Names in scripts without spaces between words, and in Korean, where particles are attached to names.

const LETTERS = String.raw`[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]&&\p{L}]`
// Most combining marks are shared by several scripts. Only marks that are exclusive to these scripts count.
const MARKS = String.raw`[[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\u3099\u309A]&&\p{M}]`

/** Character class content for a letter or mark of a script without spaces. */
export const denseLetter = `[${LETTERS}${MARKS}]`

const ALL_DENSE = new RegExp(String.raw`^[${denseLetter}\p{DI}]+$`, 'v')
const HAN = /^\p{Script=Han}+$/u
const HANGUL = /^\p{Script=Hangul}+$/u

/** Honorifics after a name. */
const HONORIFICS =
  '先生 女士 小姐 同学 同學 老师 老師 经理 經理 总 さん サン 氏 様 さま くん 君 先輩 ちゃん'.split(' ')
/** Syllables that begin particles and forms of address. */
const AFTER_HANGUL: ReadonlySet<string> = new Set(
  '이가은는을를의에와과도만로으께님씨군양입라아야랑'.split(''),
)
const MOST_AFTER_HANGUL = 5

/** Maximum number of name forms to search for. */
const MOST_FORMS = 64

export interface DenseForms {
  /** Forms long enough to be searched anywhere in a text. */
  readonly anywhere: readonly string[]
  /**
   * Forms too short for that: they count as a name only before an honorific, or beside another part of the
   * name.
   */
  readonly short: ReadonlySet<string>
  /** Forms in Hangul. */
  readonly hangul: readonly string[]
}

/** True if a word is written in a script without spaces, or in Hangul. */
export const isDense = (word: string) => ALL_DENSE.test(word) || HANGUL.test(foldedWord(word))

const charactersOf = (word: string) => [...word].length

/** Possible family and given names of a name without spaces, such as 王小明 or 山田太郎. */
function partsOf(word: string): readonly string[] {
  const letters = [...word]
  if (letters.length === 3 && HANGUL.test(word)) return [letters.slice(1).join('')]
  if (!HAN.test(word) || letters.length < 3 || letters.length > 4) return []
  return letters.length === 3
    ? [letters.slice(1).join(''), letters.slice(0, 2).join('')]
    : [letters.slice(2).join(''), letters.slice(0, 2).join('')]
}

/**
 * True if a form is long enough to be searched inside words. Two Kana or Thai letters occur in many words.
 */
const isLong = (form: string) => charactersOf(form) >= (HAN.test(form) || HANGUL.test(form) ? 2 : 3)

const isKorean = (form: string) => HANGUL.test(form)

/**
 * Name forms to search for in scripts without spaces.
 *
 * @param names the words of each name
 */
export function denseFormsOf(names: readonly (readonly string[])[]): DenseForms {
  const words = [...new Set(names.flat().filter(isDense).map(foldedWord))].slice(0, 8)
  const joined = words.flatMap((one) => words.flatMap((other) => (one === other ? [] : [one + other])))
  const forms = [...new Set([...words, ...words.flatMap(partsOf), ...joined])].slice(0, MOST_FORMS)
  return {
    anywhere: forms.filter((form) => !isKorean(form) && isLong(form)),
    short: new Set(forms.filter((form) => !isKorean(form) && !isLong(form))),
    hangul: forms.filter(isKorean),
  }
}

/** True if a folded Korean word is the name, with or without a suffix. */
export const isHangulName = ({ hangul }: DenseForms, folded: string) =>
  hangul.some((form) => {
    if (!folded.startsWith(form)) return false
    const after = folded.slice(form.length)
    if (after === '') return form.length > 1
    if (form.length === 1) return after.startsWith('씨') || after.startsWith('님')
    return after.length <= MOST_AFTER_HANGUL && AFTER_HANGUL.has(after.charAt(0))
  })

/** Ranges of a name within a run of letters without spaces, as start and end offsets in the run. */
export function denseNamesIn(
  { anywhere, short }: DenseForms,
  run: string,
): readonly (readonly [start: number, end: number])[] {
  if (anywhere.length === 0 && short.size === 0) return []
  const { folded, places } = foldedCharacters(run)
  const isPolite = (at: number) => HONORIFICS.some((each) => folded.startsWith(each, at))
  const found: [number, number][] = []
  const find = (form: string, isName: (end: number) => boolean) => {
    for (let at = folded.indexOf(form); at !== -1; at = folded.indexOf(form, at + form.length)) {
      const end = at + form.length
      if (isName(end)) found.push([places[at] ?? 0, places[end] ?? run.length])
    }
  }
  for (const form of anywhere) find(form, () => true)
  for (const form of short) find(form, isPolite)
  return found
}
