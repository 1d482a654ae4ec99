import { htmlText, plainTextOf } from './htmlText.ts'
import { nameKey, type Shape } from './shapes.ts'
import { textOfValue, textsIn, type Fields } from './values.ts'

/** Fields about the display of an item, which are not text of the resume. */
const NOISE = new Set(
  'id icon iconcolor visible hidden columns separatelinks options type levelnum'.split(' '),
)

export const withoutNoise = (item: Fields): Fields =>
  Object.fromEntries(Object.entries(item).filter(([key]) => !NOISE.has(nameKey(key))))

const plain = (values: readonly unknown[], between: string) =>
  values
    .map((value) => plainTextOf(textOfValue(value)))
    .filter((text) => text !== '')
    .join(between)

/** Proficiency as text, and as a number of dots out of five (in version 3, of ten). */
function ratingOf({ description, fluency, level, levelNum, proficiency }: Fields): string {
  const words = plain(
    [proficiency, fluency, description, ...(typeof level === 'string' ? [level] : [])],
    ', ',
  )
  const [dots, most] = typeof level === 'number' ? [level, 5] : [levelNum, 10]
  const isShown = typeof dots === 'number' && dots > 0
  if (!isShown) return words
  return words === '' ? `${dots}/${most}` : `${words} (${dots}/${most})`
}

/** Converts an item of Reactive Resume to the fields of JSON Resume. */
export function reactiveItem(shape: Shape, section: string, item: Fields): Fields {
  const { description, summary, ...rest } = withoutNoise(item)
  if (section === 'skills' || section === 'languages') {
    const { fluency, level, proficiency, ...more } = rest
    return { ...more, ...(summary !== undefined && { summary }), level: ratingOf(item) }
  }
  if (section === 'references') return { ...rest, reference: plain([description, summary], '\n') }
  if (section !== 'own') return { ...rest, ...placedTexts(shape, [description, summary]) }

  const { keywords, level, location, subtitle, ...more } = rest
  const { bullets, paragraphs } = textsOf([summary])
  return {
    ...more,
    subtitle: plain([subtitle, description, location, level], ', '),
    summary: paragraphs.join('\n'),
    highlights: [...bullets, textsIn(keywords).join(', ')].filter((text) => text !== ''),
  }
}

function textsOf(values: readonly unknown[]) {
  const texts = values.map((value) => htmlText(textOfValue(value)))
  return {
    paragraphs: texts.flatMap((text) => text.paragraphs),
    bullets: texts.flatMap((text) => text.bullets),
  }
}

/** Distributes HTML texts: paragraphs to the summary of an item, list items to its highlights. */
function placedTexts({ fields }: Shape, values: readonly unknown[]): Fields {
  const { bullets, paragraphs } = textsOf(values)
  if (fields.has('courses')) return { notes: [...paragraphs, ...bullets] }
  const name = fields.has('summary') || !fields.has('description') ? 'summary' : 'description'
  if (fields.has('highlights')) return { [name]: paragraphs.join('\n'), highlights: bullets }
  return { [name]: [...paragraphs, ...bullets.map((bullet) => `• ${bullet}`)].join('\n') }
}
