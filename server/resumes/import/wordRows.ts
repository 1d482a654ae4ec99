import { readXml, type Attributes } from './readXml.ts'
import { isOn, levelOfOutline, type WordStyle } from './wordStyles.ts'

/** Paragraph under construction, before it becomes a line. */
export interface Paragraph {
  /** Texts of the paragraph, split at tabs. */
  parts: string[]
  style: string
  size: number
  bold: number
  length: number
  isListed: boolean
  /** Heading level of the paragraph itself, in addition to that of its style. */
  headingLevel: number
  /** Indent, in points. */
  indent: number
  links: string[]
}

/** Cells of a table row; a paragraph outside of tables is a row with one cell. */
export type Row = Paragraph[][]

export const noParagraph = (): Paragraph => ({
  parts: [''],
  style: '',
  size: 0,
  bold: 0,
  length: 0,
  isListed: false,
  headingLevel: 0,
  indent: 0,
  links: [],
})

export interface WordContext {
  readonly styles: ReadonlyMap<string, WordStyle>
  /** Link targets by relationship id. */
  readonly links: ReadonlyMap<string, string>
  /** Texts of footnotes and endnotes, by kind and id. */
  readonly notes: ReadonlyMap<string, string>
}

/** Elements whose text is ignored: fallbacks for older programs, deletions, moves. */
const SKIPPED = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:delText', 'w:delInstrText'])

const HYPERLINK = /^\s{0,9}HYPERLINK\s{1,9}(?:\\l\s{1,9})?"(?<url>[^"]{1,2000})"/i
/** Fields that insert page numbers. */
const PAGE_FIELD = /^\s{0,9}(?:PAGE|NUMPAGES|SECTIONPAGES|PAGEREF)\b/i

interface Field {
  instruction: string
  isResult: boolean
}

/** Rows of one part of a Word document, with their paragraphs. */
export function wordRows(xml: string, { links, notes, styles }: WordContext): readonly Row[] {
  const rows: Row[] = []
  let table = 0
  let row: Row | undefined
  let paragraph: Paragraph | undefined
  // Stack, because a text box is inside a paragraph that continues after it.
  const around: Paragraph[] = []
  const fields: Field[] = []
  // Content controls; true for those that show a placeholder.
  const controls: boolean[] = []
  let [skipped, isText, isInstruction, isRun] = [0, false, false, false]
  let [isBold, isHidden, size] = [false, false, 0]

  const isHiddenByStyle = (id: string) => styles.get(id)?.isHidden === true
  const add = (text: string) => {
    const last = (paragraph?.parts.length ?? 0) - 1
    const isOfPage = fields.some(({ instruction }) => PAGE_FIELD.test(instruction))
    if (!paragraph || last < 0 || isHidden || isOfPage || isHiddenByStyle(paragraph.style)) return
    paragraph.parts[last] += text
    paragraph.length += text.length
    paragraph.size = Math.max(paragraph.size, size)
    if (isBold) paragraph.bold += text.length
  }
  const link = (url: string | undefined) => {
    if (url !== undefined && url !== '') paragraph?.links.push(url)
  }
  const linkOf = ({ instruction }: Field) => link(HYPERLINK.exec(instruction)?.groups?.['url'])
  const addNote = (kind: string, id: string | undefined) => {
    const note = notes.get(`${kind} ${id}`)
    if (note !== undefined && note !== '') add(` (${note})`)
  }
  const opens: Readonly<Record<string, (said: Attributes) => void>> = {
    'w:tbl': () => (table += 1),
    'w:tr': () => (row = table === 1 ? [] : row),
    'w:tc': () => table === 1 && row?.push([]),
    'w:p': () => {
      if (paragraph) around.push(paragraph)
      paragraph = noParagraph()
      if (row) row.at(-1)?.push(paragraph)
      else rows.push([[paragraph]])
    },
    'w:pStyle': (said) => paragraph && (paragraph.style = said['w:val'] ?? ''),
    'w:numPr': () => paragraph && (paragraph.isListed = true),
    'w:outlineLvl': (said) => paragraph && (paragraph.headingLevel = levelOfOutline(said['w:val'])),
    'w:ind': (said) =>
      paragraph && (paragraph.indent = (Number(said['w:left'] ?? said['w:start']) || 0) / 20),
    'w:r': () => ([isRun, isBold, isHidden, size] = [true, false, false, 0]),
    'w:b': (said) => (isBold = isOn(said)),
    'w:sz': (said) => (size = Number(said['w:val']) || 0),
    'w:vanish': (said) => (isHidden = isRun && isOn(said)),
    'w:rStyle': (said) => (isHidden ||= isHiddenByStyle(said['w:val'] ?? '')),
    'w:t': () => (isText = true),
    'w:tab': () => isRun && paragraph?.parts.push(''),
    'w:ptab': () => paragraph?.parts.push(''),
    'w:br': () => add('\n'),
    'w:cr': () => add('\n'),
    'w:noBreakHyphen': () => add('-'),
    'w:sym': (said) => add(String.fromCodePoint(Number.parseInt(said['w:char'] ?? '', 16) & 0xffff || 0x20)),
    'w:footnoteReference': (said) => addNote('footnote', said['w:id']),
    'w:endnoteReference': (said) => addNote('endnote', said['w:id']),
    'w:hyperlink': (said) => link(links.get(said['r:id'] ?? '')),
    'w:instrText': () => (isInstruction = true),
    'w:fldChar': (said) => {
      const kind = said['w:fldCharType']
      if (kind === 'begin') fields.push({ instruction: '', isResult: false })
      const field = fields.at(-1)
      if (kind === 'separate' && field) {
        field.isResult = true
        linkOf(field)
      }
      if (kind === 'end') fields.pop()
    },
    'w:fldSimple': (said) => {
      const field = { instruction: said['w:instr'] ?? '', isResult: true }
      fields.push(field)
      linkOf(field)
    },
    'w:sdt': () => controls.push(false),
    'w:showingPlcHdr': (said) => {
      if (!isOn(said) || controls.at(-1) !== false) return
      controls[controls.length - 1] = true
      skipped += 1
    },
  }
  const closes: Readonly<Record<string, () => void>> = {
    'w:tbl': () => (table -= 1),
    'w:tr': () => {
      if (table === 1 && row) rows.push(row)
      if (table === 1) row = undefined
    },
    'w:p': () => (paragraph = around.pop()),
    'w:r': () => ([isRun, isHidden] = [false, false]),
    'w:t': () => (isText = false),
    'w:instrText': () => (isInstruction = false),
    'w:fldSimple': () => fields.pop(),
  }
  readXml(xml, {
    opens: (name, said) => {
      if (SKIPPED.has(name)) skipped += 1
      if (skipped === 0 || (name === 'w:sdt' && controls.length > 0)) opens[name]?.(said)
    },
    text: (text) => {
      const field = fields.at(-1)
      if (skipped > 0) return
      if (isText) add(text)
      else if (isInstruction && field && !field.isResult) field.instruction += text
    },
    closes: (name) => {
      if (SKIPPED.has(name)) skipped -= 1
      else if (name === 'w:sdt') skipped -= controls.pop() === true ? 1 : 0
      else if (skipped === 0) closes[name]?.()
    },
  })
  return rows
}

/** Texts of footnotes or endnotes by kind and id, without the separators that Word also stores as notes. */
export function wordNotes(xml: string, kind: 'footnote' | 'endnote', context: WordContext) {
  const notes = new Map<string, string>()
  const marker = kind === 'footnote' ? 'w:footnote' : 'w:endnote'
  let id = ''
  let [texts, isText] = [[''], false]
  readXml(xml, {
    opens: (name, said) => {
      if (name === marker) [id, texts] = [said['w:type'] === undefined ? (said['w:id'] ?? '') : '', ['']]
      if (name === 'w:p') texts.push('')
      if (name === 'w:t') isText = true
    },
    text: (text) => isText && (texts[texts.length - 1] += text),
    closes: (name) => {
      if (name === 'w:t') isText = false
      if (name === marker && id !== '')
        notes.set(
          `${kind} ${id}`,
          texts
            .map((text) => text.trim())
            .filter(Boolean)
            .join(' '),
        )
    },
  })
  return new Map([...context.notes, ...notes])
}
