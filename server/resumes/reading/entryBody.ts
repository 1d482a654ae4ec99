import { joined, textOf, type Line } from './line.ts'

/** Minimum indent in points. */
const SET_IN = 5

/** True if a line is indented relative to the head above it. */
export const isSetIn = (line: Line, head: Line): boolean =>
  line.x > 0 && head.textX > 0 && line.x > head.textX + SET_IN

interface Body {
  readonly paragraphs: readonly string[]
  readonly bullets: readonly string[]
}

/**
 * Body of an entry: paragraphs and bullets with their continuation lines. Without any bullet character,
 * indented lines below a dated head count as bullets, because bullets may be drawn.
 */
export function bodyOf(lines: readonly Line[], head: Line | undefined, section: readonly Line[]): Body {
  const [paragraphs, bullets]: [string[][], string[][]] = [[], []]
  const isDrawn = head !== undefined && !lines.some(({ isBullet }) => isBullet)
  let open: { readonly texts: string[]; readonly line: Line; readonly isEntry: boolean } | undefined
  let before: Line | undefined
  for (const line of lines) {
    const isEntry = line.isBullet || (isDrawn && isSetIn(line, head))
    const isNext = isEntry && !line.isBullet && (open?.isEntry !== true || !isFull(before, line, section))
    const goesOn =
      open !== undefined &&
      !line.isBullet &&
      !line.isWhole &&
      !line.isApart &&
      !isNext &&
      (!open.line.isBullet || line.x >= open.line.x)
    if (open && goesOn) open.texts.push(textOf(line))
    else {
      const texts = [textOf(line)]
      ;(isEntry ? bullets : paragraphs).push(texts)
      open = { texts, line, isEntry }
    }
    before = line
  }
  return { paragraphs: paragraphs.map(joined), bullets: bullets.map(joined) }
}

/**
 * True if a line is full, because the first word of the next line would not fit on it. Both lines are then
 * one text.
 */
function isFull(line: Line | undefined, next: Line, section: readonly Line[]): boolean {
  if (!line) return false
  const text = textOf(next)
  const [word = ''] = text.split(' ')
  const width = ((next.right - next.x) * (word.length + 1)) / Math.max(1, text.length)
  const edge = section.reduce((most, { right }) => Math.max(most, right), 0)
  if (line.right + width <= edge) return false
  // The longest line of a section may be full by chance. Another line must reach as far, or the text must
  // continue in lower case.
  return /^\p{Ll}/u.test(text) || section.some((other) => other !== line && other.right >= line.right - 2)
}
