import { htmlText, plainTextOf } from './htmlText.ts'
import { nameKey, type Shape } from './shapes.ts'
import { textOfValue, textsIn, type Fields } from './values.ts'

/** Fields that say how an item is shown, and no text of the resume. */
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

/** Level in words, and as a number of dots out of five (version 3: ten). */
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

/** An item of a section of Reactive Resume, with the fields of a JSON Resume where both differ. */
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

/** Texts in HTML: their paragraphs in the text of an item, the entries of their lists in its list. */
function placedTexts({ fields }: Shape, values: readonly unknown[]): Fields {
  const { bullets, paragraphs } = textsOf(values)
  if (fields.has('courses')) return { notes: [...paragraphs, ...bullets] }
  const name = fields.has('summary') || !fields.has('description') ? 'summary' : 'description'
  if (fields.has('highlights')) return { [name]: paragraphs.join('\n'), highlights: bullets }
  return { [name]: [...paragraphs, ...bullets.map((bullet) => `• ${bullet}`)].join('\n') }
}
