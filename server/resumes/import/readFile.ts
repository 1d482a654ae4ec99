import * as v from 'valibot'
import { resumeDocument } from '../../../contract/resumes/document.ts'
import type { ImportedResume } from '../../../contract/resumes/imported.ts'
import { lookOf } from '../../../contract/resumes/printed.ts'
import { documentOf, type Raw } from '../reading/documentOf.ts'
import { textOf, type Line } from '../reading/line.ts'
import { linesOfDocx } from './docx.ts'
import { fitting, textsIn } from './fitting.ts'
import { languageOf } from './language.ts'
import { readLinkedIn } from './linkedin.ts'
import { most, UnreadableFile } from './messages.ts'
import { readPdf } from './pdf.ts'
import { namesIn, unpacked } from './zip.ts'

/** Reads a resume out of a file, by what is in it, whatever it is called. Throws `UnreadableFile`. */
export async function readFile(content: Uint8Array): Promise<ImportedResume> {
  const head = Buffer.from(content.subarray(0, 1_024)).toString('latin1')
  if (/^\s{0,16}%PDF-/.test(head)) return ofPdf(content)
  if (head.startsWith('PK\u0003\u0004')) return ofZip(content)
  throw new UnreadableFile(head.startsWith('\u00D0\u00CF\u0011\u00E0') ? 'oldWord' : 'unknownKind')
}

async function ofPdf(content: Uint8Array): Promise<ImportedResume> {
  const { attached, isOfLinkedIn, lines } = await readPdf(content)
  return attached ? { ...attached, kind: 'ours' } : ofLines('pdf', lines, isOfLinkedIn)
}

function ofZip(content: Uint8Array): ImportedResume {
  const names = namesIn(content)
  if (names.includes('EncryptedPackage')) throw new UnreadableFile('encrypted')
  if (names.includes('word/document.xml')) {
    const parts = unpacked(content, (name) =>
      /^word\/(?:document|styles|header\d*|footer\d*|_rels\/\w+\.xml)\.(?:xml|rels)$/.test(name),
    )
    return ofLines('docx', linesOfDocx(parts), false)
  }
  if (names.some((name) => /(?:^|\/)(?:Profile|Positions)\.csv$/.test(name))) {
    const tables = unpacked(content, (name) => name.endsWith('.csv'))
    // What the columns are called is English, whatever the member writes.
    const texts = [...tables.values()].map((table) => table.slice(table.indexOf('\n') + 1))
    return checked('linkedin', readLinkedIn(tables), texts.join('\n'))
  }
  throw new UnreadableFile('otherZip')
}

function ofLines(
  kind: ImportedResume['kind'],
  lines: readonly Line[],
  isOrganizationFirst: boolean,
): ImportedResume {
  const characters = lines.reduce((sum, line) => sum + textOf(line).length, 0)
  if (characters < 20) throw new UnreadableFile('noText')
  if (lines.length > most.lines || characters > most.characters) throw new UnreadableFile('tooMuch')
  return checked(kind, documentOf(lines, { isOrganizationFirst }), lines.map(textOf).join('\n'))
}

/**
 * What was read, as a resume may be: what is too long for its field stands among what is left over. It is set in the
 * language that the text of the file is written in.
 */
function checked(kind: ImportedResume['kind'], raw: Raw, text: string): ImportedResume {
  if (isTooMuch(raw)) throw new UnreadableFile('tooMuch')
  const { document: fits, found, leftover } = fitting(raw)
  const document = v.parse(resumeDocument, fits)
  const language = languageOf(text)
  const inItsLanguage =
    language === undefined || language === lookOf(document).language
      ? document
      : { ...document, meta: { ...document.meta, jobgrove: { ...lookOf(document), language } } }
  return { kind, document: inItsLanguage, found, leftover, unknown: [], leftOut: [] }
}

/** Whether more was found than a file may hold, such as a table of very many rows. */
function isTooMuch({ document, found, leftover }: Raw): boolean {
  const texts = [...textsIn(document), ...leftover.map(({ text }) => text)]
  const characters = texts.reduce((sum, { length }) => sum + length, 0)
  return found.length + leftover.length > most.lines || characters > most.characters
}
