import type { PublicCompany } from '../../contract/companies/reads.ts'
import type { Job } from '../../contract/postings/reads.ts'
import { picture } from '../../contract/picture.ts'
import { brand } from '../brand.ts'
import { pictureWords } from '../words/pages/picture.ts'
import { payInWords } from '../../contract/postings/payInWords.ts'
import { locationInWords } from '../words/postings.ts'
import { escaped } from './escaped.ts'
import { pictureMark } from './pictureMark.ts'

/** Left edge and width of the text, in px. */
const LEFT = 80
const WIDTH = 800

/** Approximate widths of characters relative to the font size, rounded up. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\u200B-\u200F\u2060\uFEFF]/u, 0],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uFF00-\uFF60]/u,
    1,
  ],
  [/[MWmw@%—…]/, 0.95],
  [/[iljI.,:;'’!|()[\] ]/, 0.32],
  [/\d/, 0.6],
  [/\p{Lu}/u, 0.7],
]

const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.6) * size, 0)

/** Longest beginning of a text that fits into the width. */
function fitting(text: string, size: number, width: number): string {
  const letters = [...text]
  let taken = ''
  for (const letter of letters) {
    if (widthOf(taken + letter, size) > width) return taken
    taken += letter
  }
  return taken
}

/**
 * Breaks a text into lines that fit, between words or within overlong ones. Text beyond the last line is cut
 * off.
 *
 * @param most maximum number of lines
 */
export function linesOf(text: string, size: number, most: number, width = WIDTH): readonly string[] {
  const lines: string[] = []
  let rest = text.replaceAll(/\s+/g, ' ').trim()
  while (rest !== '') {
    const whole = fitting(rest, size, width)
    if (lines.length === most - 1 && whole !== rest) {
      return [...lines, `${fitting(rest, size, width - size).trimEnd()}…`]
    }
    const space = whole === rest ? -1 : whole.lastIndexOf(' ')
    const line = space > 0 ? whole.slice(0, space) : whole
    lines.push(line.trim())
    rest = rest.slice(line.length).trim()
  }
  return lines
}

/** Fonts for scripts that the brand font does not cover. */
const faces: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Noto Sans JP'],
  [/\p{Script=Hangul}/u, 'Noto Sans KR'],
  [/\p{Script=Arabic}/u, 'Vazirmatn'],
  [/\p{Script=Hebrew}/u, 'Noto Sans Hebrew'],
  [/[\p{Script=Cyrillic}\p{Script=Greek}]/u, 'Noto Sans'],
]

/** Splits a line into spans, each in a font that covers its script. */
function inFaces(line: string): string {
  const parts: { face: string | undefined; text: string }[] = []
  for (const letter of line) {
    const last = parts.at(-1)
    const face = letter === ' ' ? last?.face : faces.find(([script]) => script.test(letter))?.[1]
    if (last && last.face === face) last.text += letter
    else parts.push({ face, text: letter })
  }
  return parts
    .map(({ face, text }) => (face ? `<tspan font-family="${face}">${escaped(text)}</tspan>` : escaped(text)))
    .join('')
}

interface Written {
  readonly text: string
  readonly size: number
  readonly most: number
  readonly look: string
  /** Space above the text, in px. */
  readonly gap: number
  /** Indentation in px, which leaves room for a logo beside the text. */
  readonly indent?: number
}

/** SVG of a picture with the brand background and the given text. */
function pictureWith(words: readonly Written[], { top = 72, mark = '' } = {}): string {
  const lines = words.flatMap(({ gap, indent = 0, look, most, size, text }) =>
    linesOf(text, size, most, WIDTH - indent).map((line, index) => ({
      line,
      size,
      look,
      x: LEFT + indent,
      step: size * 1.18 + (index === 0 ? gap : 0),
    })),
  )
  let y = top
  const written = lines.map(({ line, look, size, step, x }) => {
    y += step
    return `<text x="${x}" y="${Math.round(y)}" font-size="${size}" ${look}>${inFaces(line)}</text>`
  })
  const { height, width } = picture
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Outfit, 'Noto Sans'">`,
    `<rect width="${width}" height="${height}" fill="#004038"/>`,
    '<g fill="none" stroke-width="56"><path stroke="#00594c" d="M1290 60a130 130 0 0 0-260 0v130a130 130 0 0 1-130 130"/>',
    '<path stroke="#fcbd8e" d="M940 700a130 130 0 0 1 130-130h20a130 130 0 0 0 130-130v-20"/>',
    '<path stroke="#339882" d="M1220 420v-40a130 130 0 0 1 130-130"/></g>',
    '<rect x="0" y="0" width="900" height="630" fill="#004038"/>',
    ...written,
    mark,
    '<g transform="translate(80 524) scale(1.375)"><clipPath id="mark"><rect width="32" height="32" rx="8"/></clipPath>',
    '<g clip-path="url(#mark)" fill="none" stroke-width="10"><path fill="#fbfaf6" d="M0 0h32v32H0z"/>',
    '<path stroke="#aee3d2" d="M16 0A16 16 0 0 1 0 16"/><path stroke="#fcbd8e" d="M16 32a16 16 0 0 1 16-16"/></g></g>',
    `<text x="140" y="556" font-size="32" font-weight="600" fill="#fbfaf6">${escaped(brand)}</text>`,
    '</svg>',
  ].join('')
}

const light = 'font-weight="600" fill="#fbfaf6"'
const muted = 'font-weight="400" fill="#aee3d2"'
const apricot = 'font-weight="600" fill="#fcbd8e"'

/** Sizes of the company logo in px: beside the company of a job, and above the name of a company. */
const BESIDE = 72
const ABOVE = 120
const GAP = 20

/**
 * Open Graph picture of a job: title, pay, company and place.
 *
 * @param logo logo of the company, as a data URL
 */
export function jobPicture({ company, isDemo, pay, title, ...job }: Job, logo?: string): string {
  const named = isDemo ? `${pictureWords.demo} ${title}` : title
  const indent = BESIDE + GAP
  const titleLines = linesOf(named, 64, 3).length
  const end = 72 + titleLines * 64 * 1.18 + 42 * 1.18 + 24
  return pictureWith(
    [
      { text: named, size: 64, most: 3, look: light, gap: 0 },
      { text: payInWords(pay), size: 42, most: 1, look: apricot, gap: 24 },
      { text: company.name, size: 34, most: 1, look: light, gap: 28, indent },
      { text: locationInWords(job), size: 30, most: 1, look: muted, gap: 4, indent },
    ],
    { mark: pictureMark(company, logo, { x: LEFT, y: Math.round(end + 38), edge: BESIDE }) },
  )
}

/**
 * Open Graph picture of a company: name and number of open jobs.
 *
 * @param logo logo of the company, as a data URL
 */
export const companyPicture = ({ isDemo, jobs, name, slug }: PublicCompany, logo?: string): string =>
  pictureWith(
    [
      { text: isDemo ? `${pictureWords.demo} ${name}` : name, size: 64, most: 2, look: light, gap: 0 },
      { text: pictureWords.openJobs(jobs.length), size: 36, most: 1, look: muted, gap: 20 },
    ],
    { top: 72 + ABOVE + GAP, mark: pictureMark({ name, slug }, logo, { x: LEFT, y: 80, edge: ABOVE }) },
  )

/** Open Graph picture of all other pages. */
export const sitePicture = (): string =>
  pictureWith([
    { text: pictureWords.title, size: 76, most: 2, look: light, gap: 60 },
    {
      text: pictureWords.text,
      size: 36,
      most: 3,
      look: muted,
      gap: 24,
    },
  ])
