import { Parser } from 'htmlparser2'
import { behindBullet, type Line } from '../reading/line.ts'

/** A paragraph as it is read, before it becomes a line. */
interface Paragraph {
  /** Its texts; a tab begins another one. */
  parts: string[]
  style: string
  size: number
  bold: number
  length: number
  isListed: boolean
  links: string[]
}

type Row = Paragraph[][]

const begun = (): Paragraph => ({
  parts: [''],
  style: '',
  size: 0,
  bold: 0,
  length: 0,
  isListed: false,
  links: [],
})

/** What is written twice for older programs, was deleted, or is an instruction and no text. */
const SKIPPED = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:instrText', 'w:delText'])

/** The lines of a Word document: its headers, its paragraphs and what stands in its tables. Addresses are only told. */
export function linesOfDocx(files: ReadonlyMap<string, string>): readonly Line[] {
  const styles = stylesIn(files.get('word/styles.xml') ?? '')
  const names = [...files.keys()].toSorted()
  const parts = [
    ...names.filter((name) => name.startsWith('word/header')),
    'word/document.xml',
    ...names.filter((name) => name.startsWith('word/footer')),
  ]
  const rows = parts.flatMap((name) => {
    const links = linksIn(files.get(`word/_rels/${name.slice('word/'.length)}.rels`) ?? '')
    return rowsIn(files.get(name) ?? '', links)
  })
  const lines: Line[] = []
  let isApart = false
  for (const paragraph of rows.flatMap(inLines).flatMap(broken)) {
    const texts = paragraph.parts
      .map((part) => part.replaceAll(/\s+/g, ' ').trim())
      .filter((part) => part !== '')
    if (texts.length === 0) isApart = true
    else {
      lines.push(lineOf(paragraph, texts, { styles, isApart, number: lines.length + 1 }))
      isApart = false
    }
  }
  return lines
}

/** A paragraph whose lines were broken by hand, as so many. */
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
  { bold, isListed, length, links, size, style }: Paragraph,
  texts: readonly string[],
  of: { readonly styles: ReadonlyMap<string, string>; readonly isApart: boolean; readonly number: number },
): Line {
  const [first = '', ...more] = texts
  const behind = behindBullet(first)
  const name = of.styles.get(style) ?? style
  return {
    parts: [behind ?? first, ...more],
    page: null,
    number: of.number,
    style: `${name} ${size} ${bold * 2 > length}`,
    size: /^title$/i.test(name) ? 40 : size,
    isHeading: /^heading \d/i.test(name),
    isBullet: isListed || behind !== undefined || /^list bullet/i.test(name),
    isWhole: true,
    isFirstOfColumn: false,
    isApart: of.isApart,
    x: 0,
    links,
  }
}

/** A row of a table as lines: cells beside each other where they say a line each, or else one after the other. */
function inLines(row: Row): readonly Paragraph[] {
  const cells = row.map((cell) => cell.filter(({ parts }) => parts.some((part) => part.trim() !== '')))
  const [longest = []] = cells.toSorted((one, other) => other.length - one.length)
  const isOneLine = cells.every((cell) => cell === longest || cell.length <= 1)
  if (row.length < 2 || !isOneLine) return row.flat()
  const [first, ...rest] = longest
  if (!first) return []
  const beside = cells.flatMap((cell) => (cell === longest ? [first] : cell))
  const parts = beside.flatMap((paragraph) => paragraph.parts)
  return [begun(), { ...first, parts, links: beside.flatMap(({ links }) => links) }, ...rest]
}

function rowsIn(xml: string, targets: ReadonlyMap<string, string>): readonly Row[] {
  const rows: Row[] = []
  let table = 0
  let row: Row | undefined
  let paragraph: Paragraph | undefined
  // A box of text lies within the paragraph that it hangs on, which goes on behind it.
  const around: Paragraph[] = []
  let [skipped, isText, isBold, size] = [0, false, false, 0]
  const add = (text: string) => {
    const last = (paragraph?.parts.length ?? 0) - 1
    if (!paragraph || last < 0) return
    paragraph.parts[last] += text
    paragraph.length += text.length
    paragraph.size = Math.max(paragraph.size, size)
    if (isBold) paragraph.bold += text.length
  }
  const opens: Readonly<Record<string, (said: Readonly<Record<string, string>>) => void>> = {
    'w:tbl': () => (table += 1),
    'w:tr': () => (row = table === 1 ? [] : row),
    'w:tc': () => (table === 1 ? row?.push([]) : undefined),
    'w:p': () => {
      if (paragraph) around.push(paragraph)
      paragraph = begun()
      if (row) row.at(-1)?.push(paragraph)
      else rows.push([[paragraph]])
    },
    'w:pStyle': (said) => paragraph && (paragraph.style = said['w:val'] ?? ''),
    'w:numPr': () => paragraph && (paragraph.isListed = true),
    'w:r': () => ([isBold, size] = [false, 0]),
    'w:b': (said) => (isBold = !['0', 'false'].includes(said['w:val'] ?? '')),
    'w:sz': (said) => (size = Number(said['w:val']) || 0),
    'w:t': () => (isText = true),
    'w:tab': () => paragraph && isRun && paragraph.parts.push(''),
    'w:br': () => add('\n'),
    'w:cr': () => add('\n'),
    'w:noBreakHyphen': () => add('-'),
    'w:hyperlink': (said) =>
      paragraph?.links.push(...[targets.get(said['r:id'] ?? '')].filter((url) => url !== undefined)),
  }
  const closes: Readonly<Record<string, () => void>> = {
    'w:tbl': () => (table -= 1),
    'w:tr': () => {
      if (table === 1 && row) rows.push(row)
      if (table === 1) row = undefined
    },
    'w:p': () => (paragraph = around.pop()),
    'w:t': () => (isText = false),
  }
  let isRun = false
  parse(xml, {
    opens: (name, said) => {
      if (SKIPPED.has(name)) skipped += 1
      if (name === 'w:r') isRun = true
      if (skipped === 0) opens[name]?.(said)
    },
    text: (text) => skipped === 0 && isText && add(text),
    closes: (name) => {
      if (SKIPPED.has(name)) skipped -= 1
      else if (skipped === 0) closes[name]?.()
      if (name === 'w:r') isRun = false
    },
  })
  return rows
}

/** What the styles of a document are called in English, whatever language its program speaks. */
function stylesIn(xml: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  let id = ''
  parse(xml, {
    opens: (name, said) => {
      if (name === 'w:style') id = said['w:styleId'] ?? ''
      if (name === 'w:name' && id !== '') names.set(id, said['w:val'] ?? '')
    },
  })
  return names
}

/** Where the links of a part lead to. */
function linksIn(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  parse(xml, {
    opens: (name, { Id, Target, Type }) => {
      if (name === 'Relationship' && Type?.endsWith('/hyperlink')) targets.set(Id ?? '', Target ?? '')
    },
  })
  return targets
}

interface Hearing {
  readonly opens: (name: string, said: Readonly<Record<string, string>>) => void
  readonly text?: (text: string) => void
  readonly closes?: (name: string) => void
}

/** Reads XML from its beginning to its end. Nothing that it declares or names is followed. */
function parse(xml: string, { closes, opens, text }: Hearing): void {
  const parser = new Parser(
    { onopentag: opens, ...(text && { ontext: text }), ...(closes && { onclosetag: closes }) },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
}
