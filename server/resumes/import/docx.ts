import { datedIn } from '../reading/dates.ts'
import { headingIn } from '../reading/headings.ts'
import { behindBullet, hasIcon, type Line } from '../reading/line.ts'
import type { WordPackage } from './wordPackage.ts'
import { noParagraph, wordNotes, wordRows, type Paragraph, type Row } from './wordRows.ts'
import { isListText, noStyle, wordStyles, type WordStyle } from './wordStyles.ts'

/**
 * Lines of a Word document: headers, paragraphs, tables, text boxes and notes. Links are reported and never
 * opened.
 *
 * Libraries for Word produce HTML without headers, tabs and font sizes, which identify dates, names and
 * headings here.
 */
export function linesOfDocx({ main, partsOf, relationsOf, textOf }: WordPackage): readonly Line[] {
  const [styles = '', footnotes = '', endnotes = ''] = (['styles', 'footnotes', 'endnotes'] as const).map(
    (kind) => partsOf(kind)[0],
  )
  const plain = {
    styles: wordStyles(textOf(styles)),
    links: new Map<string, string>(),
    notes: new Map<string, string>(),
  }
  const noted = { ...plain, notes: wordNotes(textOf(footnotes), 'footnote', plain) }
  const context = { ...noted, notes: wordNotes(textOf(endnotes), 'endnote', noted) }
  const rowsOf = (part: string) => {
    const links = new Map(
      relationsOf(part)
        .filter(({ type }) => type === 'hyperlink')
        .map(({ id, target }) => [id, target] as const),
    )
    return wordRows(textOf(part), { ...context, links })
  }
  const edges = (kind: 'header' | 'footer') => onlyOnce(partsOf(kind).flatMap(rowsOf))
  const rows = [...edges('header'), ...rowsOf(main), ...edges('footer')]
  const paragraphs = rows.flatMap(inLines).flatMap(broken)
  const isList = listTextIn(paragraphs, context.styles)
  const lines: Line[] = []
  let isApart = false
  for (const paragraph of paragraphs) {
    const texts = paragraph.parts
      .map((part) => part.replaceAll(/\s+/g, ' ').trim())
      .filter((part) => part !== '')
    if (texts.length === 0) isApart = true
    else {
      lines.push(
        lineOf(paragraph, texts, { styles: context.styles, isList, isApart, number: lines.length + 1 }),
      )
      isApart = false
    }
  }
  return lines
}

/**
 * True if a style marks list items. Some documents use the list style for everything, including dates and
 * headings; it then means nothing.
 */
function listTextIn(paragraphs: readonly Paragraph[], styles: ReadonlyMap<string, WordStyle>) {
  const isListStyle = (style: string) => styles.get(style)?.isListText ?? isListText(style)
  const isForAll = paragraphs.some(({ isListed, parts, style }) => {
    const text = parts.join(' ').trim()
    return (
      isListStyle(style) && !isListed && (headingIn(text) !== undefined || datedIn(text)?.isRange === true)
    )
  })
  return (style: string) => !isForAll && isListStyle(style)
}

/** Removes duplicate rows, because the headers of the first page and of other pages are often the same. */
function onlyOnce(rows: readonly Row[]): readonly Row[] {
  const known = new Set<string>()
  return rows.filter((row) => {
    const text = row
      .flat()
      .flatMap(({ parts }) => parts)
      .join(' ')
    const isNew = !known.has(text)
    known.add(text)
    return isNew
  })
}

/** Splits a paragraph at its manual line breaks. */
function broken(paragraph: Paragraph): readonly Paragraph[] {
  const { links, parts } = paragraph
  const lines: string[][] = [[]]
  for (const part of parts) {
    const [first = '', ...more] = part.split('\n')
    lines.at(-1)?.push(first)
    for (const text of more) lines.push([text])
  }
  return lines.map((texts, index) => ({ ...paragraph, parts: texts, links: index === 0 ? links : [] }))
}

function lineOf(
  { bold, headingLevel, indent, isListed, length, links, size, style }: Paragraph,
  texts: readonly string[],
  of: {
    readonly styles: ReadonlyMap<string, WordStyle>
    readonly isList: (style: string) => boolean
    readonly isApart: boolean
    readonly number: number
  },
): Line {
  const [first = '', ...more] = texts
  const behind = behindBullet(first)
  const styled = of.styles.get(style) ?? { ...noStyle, name: style }
  const isHeadingBehind = hasIcon(first) && headingIn(behind ?? '') !== undefined
  const name = styled.name || style
  return {
    parts: [behind ?? first, ...more],
    page: null,
    number: of.number,
    style: `${name} ${size} ${bold * 2 > length}`,
    size: /^title$/i.test(name) ? 40 : size,
    headingLevel: headingLevel || styled.headingLevel,
    isBullet: (isListed || styled.isListed || of.isList(style) || behind !== undefined) && !isHeadingBehind,
    isWhole: true,
    isFirstOfColumn: false,
    isApart: of.isApart,
    // Zero means unknown: paragraphs in tables start at the edge of their cell.
    x: indent === 0 ? 0 : indent + 1,
    right: 0,
    textX: indent + 1,
    links,
  }
}

/**
 * Converts a table row to lines: one line if each cell has a single one, otherwise one cell after the other.
 */
function inLines(row: Row): readonly Paragraph[] {
  const cells = row.map((cell) => cell.filter(({ parts }) => parts.some((part) => part.trim() !== '')))
  const [longest = []] = cells.toSorted((one, other) => other.length - one.length)
  const isOneLine = cells.every((cell) => cell === longest || cell.length <= 1)
  if (row.length < 2 || !isOneLine) return row.flat()
  const [first, ...rest] = longest
  if (!first) return []
  const beside = cells.flatMap((cell) => (cell === longest ? [first] : cell))
  const parts = beside.flatMap((paragraph) => paragraph.parts)
  return [noParagraph(), { ...first, parts, links: beside.flatMap(({ links }) => links) }, ...rest]
}
