import * as v from 'valibot'
import { resumeDocument, type ResumeDocument } from '../../../contract/resumes/document.ts'
import { isFields } from '../../../contract/resumes/editing.ts'
import type { ImportedResume } from '../../../contract/resumes/imported.ts'
import { lookOf } from '../../../contract/resumes/printed.ts'
import { parsedJson } from '../jsonResume/parsedJson.ts'
import { pathsIn } from '../jsonResume/pathsIn.ts'
import { readJsonResume } from '../jsonResume/readJsonResume.ts'
import { textsIn } from '../jsonResume/values.ts'
import { documentOf, type Raw } from '../reading/documentOf.ts'
import { textOf, type Line } from '../reading/line.ts'
import { knownHeading } from '../reading/sectionHeadings.ts'
import { decodedText } from './decodedText.ts'
import { linesOfDocx } from './docx.ts'
import { fitting } from './fitting.ts'
import { languageOf } from './language.ts'
import { isLinkedInTable, readLinkedIn } from './linkedin.ts'
import { most, UnreadableFile } from './messages.ts'
import { readPdf } from './pdf.ts'
import { openWordPackage } from './wordPackage.ts'
import { namesIn, unpacked } from './zip.ts'

/** Reads a resume from a file. Detects the format by content instead of by name. Throws `UnreadableFile`. */
export async function readFile(content: Uint8Array): Promise<ImportedResume> {
  const head = Buffer.from(content.subarray(0, 1_024)).toString('latin1')
  if (/^\s{0,16}%PDF-/.test(head)) return ofPdf(content)
  if (head.startsWith('PK\u0003\u0004')) return ofZip(content)
  const text = decodedText(content)
  if (JSON_START.test(text.slice(0, 1_024))) return ofJson(text, 'json')
  throw new UnreadableFile(head.startsWith('\u00D0\u00CF\u0011\u00E0') ? 'oldWord' : 'unknownKind')
}

/** Start of a JSON object or array, also after comments. */
const JSON_START = /^\uFEFF?\s*(?:[[{]|\/[/*])/u

async function ofPdf(content: Uint8Array): Promise<ImportedResume> {
  const { attached, isOfLinkedIn, lines } = await readPdf(content, readAttached)
  return attached ?? ofLines('pdf', lines, isOfLinkedIn)
}

/** JSON Resume attached to a PDF; undefined if the attachment is something else. */
function readAttached(content: Uint8Array): ImportedResume | undefined {
  try {
    return ofJson(decodedText(content), 'ours')
  } catch (error) {
    const isNoResume = error instanceof UnreadableFile && error.reason !== 'tooMuch'
    if (isNoResume) return undefined
    throw error
  }
}

function ofJson(text: string, kind: 'json' | 'ours'): ImportedResume {
  const value = parsedJson(text)
  if (value === undefined) throw new UnreadableFile('brokenJson')
  const read = readJsonResume(value)
  if (!read) throw new UnreadableFile('noResume')
  const { document, leftover } = fitting({ document: read.document, found: [], leftover: [...read.leftover] })
  const resume = v.parse(resumeDocument, document)
  const isTooLong =
    leftover.length + read.unknown.length > most.lines ||
    JSON.stringify([resume, leftover]).length > most.answer
  if (isTooLong) throw new UnreadableFile('tooMuch')
  return {
    kind,
    document: namesLanguage(read.document) ? resume : inLanguage(resume, languageOf(proseIn(resume))),
    found: pathsIn(resume).map((path) => ({ path, place: null })),
    leftover: [...leftover],
    unknown: [...read.unknown],
  }
}

/** True if a JSON Resume specifies its own language. */
const namesLanguage = ({ meta }: Readonly<Record<string, unknown>>): boolean =>
  isFields(meta) && isFields(meta['jobgrove']) && typeof meta['jobgrove']['language'] === 'string'

/** Prose of a resume, for language detection: URLs and single words do not indicate a language. */
const proseIn = ({ $schema, meta, ...resume }: ResumeDocument): string =>
  [...new Set(textsIn(resume))].filter((text) => /\s/.test(text) && !/:\/\//.test(text)).join('\n')

function ofZip(content: Uint8Array): ImportedResume {
  const names = namesIn(content)
  if (names.includes('EncryptedPackage')) throw new UnreadableFile('encrypted')
  const word = openWordPackage(content)
  if (word) return ofLines('docx', linesOfDocx(word), false)
  const tables = names.some(isLinkedInTable) ? unpacked(content, isLinkedInTable) : new Map<string, string>()
  const read = readLinkedIn(tables)
  if (read) {
    // Column names are English, whatever the member's language.
    const texts = [...tables.values()].map((table) => table.slice(table.indexOf('\n') + 1))
    return checked('linkedin', read, texts.join('\n'))
  }
  throw new UnreadableFile(names.includes('content.xml') ? 'openDocument' : 'otherZip')
}

function ofLines(
  kind: ImportedResume['kind'],
  lines: readonly Line[],
  isOrganizationFirst: boolean,
): ImportedResume {
  const characters = lines.reduce((sum, line) => sum + textOf(line).length, 0)
  if (characters < 20) throw new UnreadableFile('noText')
  if (lines.length > most.lines || characters > most.characters) throw new UnreadableFile('tooMuch')
  return checked(kind, documentOf(lines, { isOrganizationFirst }), lines.map(textOf).join('\n'), lines)
}

/**
 * Fits a resume to the schema, with overlong texts as leftovers, and sets its language by the text of the
 * file.
 */
function checked(
  kind: ImportedResume['kind'],
  raw: Raw,
  text: string,
  lines: readonly Line[] = [],
): ImportedResume {
  if (isTooMuch(raw)) throw new UnreadableFile('tooMuch')
  const { document: fits, found, leftover } = fitting(raw)
  const document = v.parse(resumeDocument, fits)
  const headings = lines.filter((line) => knownHeading(line) !== undefined).map(textOf)
  return {
    kind,
    document: inLanguage(document, languageOf(text, headings)),
    found: [...found],
    leftover: [...leftover],
    unknown: [],
  }
}

const inLanguage = (document: ResumeDocument, language: string | undefined): ResumeDocument =>
  language === undefined || language === lookOf(document).language
    ? document
    : { ...document, meta: { ...document.meta, jobgrove: { ...lookOf(document), language } } }

/** True if the content exceeds the limits of a file, such as a table with very many rows. */
function isTooMuch({ document, found, leftover }: Raw): boolean {
  const texts = [...textsIn(document), ...leftover.map(({ text }) => text)]
  const characters = texts.reduce((sum, { length }) => sum + length, 0)
  return found.length + leftover.length > most.lines || characters > most.characters
}
