import { accentColors } from '../../../contract/resumes/accentColors.ts'
import { attachedOf } from '../../../contract/resumes/attached.ts'
import { parseMarkdown } from '../../../contract/markdown/parse.ts'
import type { ResumeDocument } from '../../../contract/resumes/document.ts'
import type { Look } from '../../../contract/resumes/look.ts'
import { printedOf, type PrintedItem, type Run } from '../../../contract/resumes/printed.ts'
import { primaryOf, printedWordsOf } from '../../../contract/resumes/printedWords.ts'
import type { Face } from './fonts.ts'
import { letterBlocks } from './letterBlocks.ts'
import type { PrintedLetter } from './messages.ts'

const larger: Readonly<Record<Look['size'], number>> = { small: -0.5, normal: 0, large: 0.5 }
const spacing: Readonly<Record<Look['spacing'], number>> = { tight: 0.8, normal: 1, wide: 1.2 }

const facesOf = {
  template: { plain: 'Source Sans 3', serif: 'Source Serif 4', margin: 'Source Sans 3', way: 'Outfit' },
  sans: 'Source Sans 3',
  serif: 'Source Serif 4',
  outfit: 'Outfit',
} as const satisfies Record<Look['face'], unknown>

const faceOf = ({ face, template }: Look): Face =>
  face === 'template' ? facesOf.template[template] : facesOf[face]

/** Run of text, with the index of its font stack and its direction. */
interface SetRun extends Run {
  readonly font: number
  readonly lang: string
  /** OpenType features to disable (0). */
  readonly features: Features
  readonly rtl: boolean
}

type Features = Readonly<Record<string, number>>

// A repositioned mark becomes a separate text object, which programs read twice. These fonts look right
// without repositioning.
const unmovedMarks: Features = { mark: 0, mkmk: 0 }

type Setting = (run: Run) => SetRun

/**
 * Converts a resume to the format of the templates.
 *
 * @param shown replaces characters without a glyph
 */
export function sheetOf(document: ResumeDocument, shown: (text: string) => string) {
  const printed = printedOf(document)
  const { look } = printed
  const { setting, stacks } = settingFor(look, shown)
  return {
    ...framed(printed, { setting, stacks }),
    kind: 'resume',
    title: [printed.name, printed.role].flatMap((run) => (run ? shown(run.text) : [])).join(', ') || 'Resume',
    sections: printed.sections.map(({ heading, items, key }) => ({
      heading: setting(heading),
      isWay: ['work', 'volunteer', 'education', 'projects'].includes(key),
      items: items.map((item) => setItem(item, setting)),
    })),
    attached: JSON.stringify(attachedOf(document), null, 1),
  }
}

/**
 * Converts a letter to the format of the templates.
 *
 * @param shown replaces characters without a glyph
 */
export function letterSheetOf(letter: PrintedLetter, shown: (text: string) => string) {
  const by = settingFor(letter.look, shown)
  return {
    ...framed(letter, by),
    kind: 'letter',
    title: shown(letter.title),
    blocks: letterBlocks(parseMarkdown(letter.body), { set: by.words, runsLeft: isRightToLeft }),
  }
}

/** Part of the template data that resumes and letters share. */
const framed = (
  { contact, look, name, role }: Pick<PrintedLetter, 'contact' | 'look' | 'name' | 'role'>,
  { setting, stacks }: Pick<ReturnType<typeof settingFor>, 'setting' | 'stacks'>,
) => ({
  template: look.template,
  pageSize: look.pageSize,
  language: primaryOf(look.language),
  accent: accentColors[look.accent],
  larger: larger[look.size],
  spacing: spacing[look.spacing],
  fonts: stacks,
  author: name ? [setting(name).text] : [],
  of: printedWordsOf(look.language).of,
  running: name && setting(name),
  name: name && setting(name),
  role: role && setting(role),
  contact: contact.map(setting),
})

const setItem = ({ bullets, dates, line, note, paragraphs, sub, title }: PrintedItem, setting: Setting) => ({
  line: line.map(setting),
  note: note ? setting(note) : null,
  title: title.map(setting),
  dates: dates ? setting(dates) : null,
  sub: sub.map(setting),
  paragraphs: paragraphs.map(setting),
  bullets: bullets.map(setting),
})

/**
 * Font family by script. The first script found in a text decides for all of it, so that its spaces come from
 * the same font.
 */
const scripts: readonly {
  readonly found: RegExp
  readonly face: Face
  readonly lang?: string
  /** Languages of a resume that are kept instead of `lang`. */
  readonly unless?: readonly string[]
  readonly features?: Features
}[] = [
  { found: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, face: 'Noto Sans JP', lang: 'ja' },
  { found: /\p{Script=Hangul}/u, face: 'Noto Sans KR', lang: 'ko' },
  {
    found: /\p{Script=Arabic}/u,
    face: 'Vazirmatn',
    lang: 'ar',
    unless: ['fa', 'ur', 'ps', 'ckb'],
    features: unmovedMarks,
  },
  { found: /\p{Script=Hebrew}/u, face: 'Noto Sans Hebrew', lang: 'he', unless: ['yi'] },
  { found: /\p{Script=Greek}/u, face: 'Noto Sans', lang: 'el' },
  { found: /\p{Script=Cyrillic}/u, face: 'Noto Sans' },
  { found: /\p{Script=Devanagari}/u, face: 'Noto Sans', lang: 'hi', unless: ['mr', 'ne', 'sa'] },
  { found: /\p{Script=Armenian}/u, face: 'Noto Sans Armenian', lang: 'hy' },
  { found: /\p{Script=Bengali}/u, face: 'Noto Sans Bengali', lang: 'bn', unless: ['as'] },
  { found: /\p{Script=Ethiopic}/u, face: 'Noto Sans Ethiopic', lang: 'am', unless: ['ti'] },
  { found: /\p{Script=Georgian}/u, face: 'Noto Sans Georgian', lang: 'ka' },
  { found: /\p{Script=Gujarati}/u, face: 'Noto Sans Gujarati', lang: 'gu' },
  { found: /\p{Script=Gurmukhi}/u, face: 'Noto Sans Gurmukhi', lang: 'pa' },
  { found: /\p{Script=Kannada}/u, face: 'Noto Sans Kannada', lang: 'kn' },
  { found: /\p{Script=Khmer}/u, face: 'Noto Sans Khmer', lang: 'km' },
  { found: /\p{Script=Lao}/u, face: 'Noto Sans Lao', lang: 'lo' },
  { found: /\p{Script=Malayalam}/u, face: 'Noto Sans Malayalam', lang: 'ml' },
  { found: /\p{Script=Myanmar}/u, face: 'Noto Sans Myanmar', lang: 'my' },
  { found: /\p{Script=Sinhala}/u, face: 'Noto Sans Sinhala', lang: 'si' },
  { found: /\p{Script=Tamil}/u, face: 'Noto Sans Tamil', lang: 'ta' },
  { found: /\p{Script=Telugu}/u, face: 'Noto Sans Telugu', lang: 'te' },
  { found: /\p{Script=Thai}/u, face: 'Noto Sans Thai', lang: 'th', features: unmovedMarks },
]

/** Fallback families for characters that many scripts share, so that they are not preferred to the others. */
const last: readonly Face[] = ['Noto Sans JP', 'Noto Sans KR', 'Noto Sans SC', 'Noto Emoji']
const alphabets: readonly Face[] = [
  'Noto Sans',
  ...scripts.map(({ face }) => face).filter((face) => !last.includes(face)),
]

const ofHan: Readonly<Record<string, Face>> = { ja: 'Noto Sans JP', ko: 'Noto Sans KR' }

const LETTER = /\p{L}/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** True if the first letter of a text is right-to-left, which decides its direction. */
const isRightToLeft = (text: string) => RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '')

/** Creates the function that chooses font stack, language and direction of a text. */
function settingFor(look: Look, shown: (text: string) => string) {
  const own = faceOf(look)
  const language = primaryOf(look.language)
  const rest: readonly Face[] = [own, ...alphabets, ...last]
  const stacks: (readonly Face[])[] = [rest]
  const words = (said: string, isEmphasized = false) => {
    const text = shown(said)
    const {
      face = isEmphasized ? (slanted[own] ?? own) : own,
      features = {},
      lang = language,
    } = chosenFor(text, language)
    const stack = [...new Set([face, ...rest])]
    const known = stacks.findIndex(([first]) => first === face)
    const font = known >= 0 ? known : stacks.push(stack) - 1
    return { text, font, lang, features }
  }
  const setting: Setting = (said) => {
    const set = words(said.text)
    return { ...said, ...set, rtl: isRightToLeft(set.text) }
  }
  return { setting, words, stacks }
}

/** Replacement family for italics in a family without them. */
const slanted: Partial<Record<Face, Face>> = { Outfit: 'Source Sans 3' }

interface Chosen {
  readonly face?: Face
  readonly lang?: string
  readonly features?: Features
}

function chosenFor(text: string, language: string): Chosen {
  const script = scripts.find(({ found }) => found.test(text))
  if (script) {
    const { face, features = {}, lang = language, unless = [] } = script
    return { face, features, lang: unless.includes(language) ? language : lang }
  }
  if (!/\p{Script=Han}/u.test(text)) return {}
  const face = ofHan[language]
  return face ? { face, lang: language } : { face: 'Noto Sans SC', lang: 'zh' }
}
