import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { getDocumentProxy } from 'unpdf'
import type { Unsafe } from './messages.ts'

/** The one file that may lie in a PDF: what our own PDFs carry, and those of other programs that know JSON Resume. */
const OWN = 'resume.json'

/** Keys under which a script stands, and kinds of actions that run one. */
const scriptKeys: ReadonlySet<string> = new Set(['JavaScript', 'JS', 'XFA'])
const scriptActions: ReadonlySet<string> = new Set(['JavaScript', 'Rendition'])
// A document to go to may lie on somebody else's server, which the reader then logs in to.
const launchActions: ReadonlySet<string> = new Set(['GoToE', 'GoToR', 'ImportData', 'Launch', 'SubmitForm'])

/**
 * Looks into a PDF for what a resume never needs and a reader may run. To be called in a process with bounds: a PDF can
 * unpack to far more than it is.
 *
 * @returns why it must not be kept; undefined where nothing speaks against it
 */
export async function inspectPdf(content: Uint8Array): Promise<Unsafe | undefined> {
  const isReadable = await opens(content)
  if (isReadable !== undefined) return isReadable
  const document = await PDFDocument.load(content, {
    ignoreEncryption: true,
    throwOnInvalidObject: true,
    updateMetadata: false,
  }).catch(() => undefined)
  if (!document) return 'damaged'
  const { context } = document
  // Every object of the file counts, also one that nothing refers to: another reader may find a way to it.
  const objects = context.enumerateIndirectObjects()
  const allowed = new Set(objects.flatMap(([, object]) => ownFilesIn(object)))
  for (const [ref, object] of objects) {
    const unsafe = unsafeIn(object, allowed, ref)
    if (unsafe) return unsafe
  }
  for (const [ref, object] of objects) {
    if (allowed.has(ref.toString()) && !isJson(object)) return 'embedded'
  }
  return undefined
}

/** Whether the parser that reads resumes opens it, and finds a page. */
async function opens(content: Uint8Array): Promise<Unsafe | undefined> {
  try {
    const pdf = await getDocumentProxy(Uint8Array.from(content), { maxImageSize: 0, verbosity: 0 })
    await pdf.getPage(1)
    const { info } = await pdf.getMetadata()
    // One that opens without a password can still be locked against being changed or printed.
    if ('EncryptFilterName' in info && info.EncryptFilterName !== null) return 'encrypted'
    // It follows the file's own table, as readers do: of two objects with one number, the loop over all objects knows
    // the last one only.
    const runsScripts = (await pdf.getJSActions()) !== null || (await pdf.hasJSActions())
    return runsScripts ? 'script' : undefined
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged'
  }
}

function unsafeIn(object: PDFObject, allowed: ReadonlySet<string>, ref?: PDFRef): Unsafe | undefined {
  if (object instanceof PDFArray) return firstOf(object.asArray(), allowed)
  const fields = object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : undefined
  if (!fields) return undefined
  const action = nameIn(fields, 'S')
  if (scriptActions.has(action) || fields.keys().some((key) => scriptKeys.has(key.decodeText()))) {
    return 'script'
  }
  if (launchActions.has(action)) return 'launch'
  if (nameIn(fields, 'Type') === 'EmbeddedFile' && !(ref && allowed.has(ref.toString()))) return 'embedded'
  if (fields.has(PDFName.of('EF')) && ownFilesIn(fields).length === 0) return 'embedded'
  return firstOf(fields.values(), allowed)
}

const firstOf = (objects: readonly PDFObject[], allowed: ReadonlySet<string>): Unsafe | undefined => {
  for (const object of objects) {
    const unsafe = unsafeIn(object, allowed)
    if (unsafe) return unsafe
  }
  return undefined
}

function nameIn(fields: PDFDict, key: string): string {
  const value = fields.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : ''
}

/** The references of the files in a file specification, or in what stands in it, that is called as ours are. */
function ownFilesIn(object: PDFObject): readonly string[] {
  if (object instanceof PDFArray) return object.asArray().flatMap(ownFilesIn)
  if (!(object instanceof PDFDict)) return []
  const files = object.get(PDFName.of('EF'))
  const names = ['F', 'UF'].flatMap((key) => textIn(object.get(PDFName.of(key))))
  const own =
    files instanceof PDFDict && names.length > 0 && names.every((name) => name === OWN)
      ? files.values().flatMap((file) => (file instanceof PDFRef ? [file.toString()] : []))
      : []
  return [...own, ...object.values().flatMap(ownFilesIn)]
}

const textIn = (value: PDFObject | undefined) =>
  value instanceof PDFString || value instanceof PDFHexString ? [value.decodeText()] : []

function isJson(object: PDFObject): boolean {
  if (!(object instanceof PDFRawStream)) return false
  try {
    JSON.parse(new TextDecoder().decode(decodePDFRawStream(object).decode()))
    return true
  } catch {
    return false
  }
}
