import { getDocumentProxy } from 'unpdf'
import { most, type Unsafe } from './messages.ts'
import { inflated, isDeflated, pdfObjects, UnreadObjects, type PdfObject } from './pdfObjects.ts'
import { textOfToken, type PdfToken } from './pdfTokens.ts'

/** Name of the only allowed attachment: the JSON Resume in PDFs of this application and of some others. */
const OWN = 'resume.json'

/** EICAR test virus, in two parts so that scanners do not detect it in this file. */
const TEST_VIRUS = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
/**
 * Limits for unpacking streams in search of the test virus, in bytes: per stream, in total, and a fixed cost
 * per stream.
 */
const virus = { stream: 1024 * 1024, all: 64 * 1024 * 1024, each: 2048 } as const

/** Names that indicate scripts or embedded files anywhere in a PDF. */
const unsafeNames: ReadonlyMap<string, Unsafe> = new Map([
  ...['JavaScript', 'JS', 'XFA'].map((name) => [name, 'script'] as const),
  ...['FileAttachment', 'RichMedia', 'RichMediaExecute'].map((name) => [name, 'embedded'] as const),
])
/**
 * Unsafe kinds of actions. A remote document may be on another server, which then receives the reader's
 * credentials.
 */
const unsafeActions: ReadonlyMap<string, Unsafe> = new Map([
  ['Rendition', 'script'],
  ...['GoToE', 'GoToR', 'ImportData', 'Launch', 'SubmitForm'].map((name) => [name, 'launch'] as const),
])
/** Keys in a file specification that name a file, or refer to one in its `EF` dictionary. */
const fileKeys: ReadonlySet<string> = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix'])

/**
 * Checks a PDF for active content, which a resume never needs. Run it in a process with limits: a PDF can
 * expand to a multiple of its size.
 *
 * @returns the reason why it is unsafe; undefined if it is safe
 */
export async function inspectPdf(content: Uint8Array): Promise<Unsafe | undefined> {
  if (Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes(TEST_VIRUS)) return 'virus'
  const isReadable = await opens(content)
  if (isReadable !== undefined) return isReadable
  try {
    return unsafeIn(content)
  } catch (error) {
    if (error instanceof UnreadObjects) return error.reason
    throw error
  }
}

/** Opens the file with the parser. Returns undefined if that succeeds and the file has a page. */
async function opens(content: Uint8Array): Promise<Unsafe | undefined> {
  try {
    const pdf = await getDocumentProxy(Uint8Array.from(content), { maxImageSize: 0, verbosity: 0 })
    await pdf.getPage(1)
    const { info } = await pdf.getMetadata()
    // A file that opens without a password can still be encrypted against changes or printing.
    return 'EncryptFilterName' in info && info.EncryptFilterName !== null ? 'encrypted' : undefined
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged'
  }
}

/** Checks all objects, including unreferenced ones, which another reader may find. */
function unsafeIn(content: Uint8Array): Unsafe | undefined {
  const streams: PdfObject[] = []
  const files = new Set<string>()
  let inflatable: number = virus.all
  for (const object of pdfObjects(content)) {
    const unsafe = unsafeNameIn(object.tokens)
    if (unsafe) return unsafe
    if (object.tokens.some(({ kind, value }) => kind === 'name' && value === 'EF')) {
      const own = ownFilesIn(object.tokens)
      if (!own) return 'embedded'
      for (const file of own) files.add(file)
    }
    if (!object.stream) continue
    streams.push(object)
    if (inflatable <= 0 || !isDeflated(object.tokens)) continue
    const unpacked = inflated(object.stream, virus.stream)
    inflatable -= virus.each + (unpacked?.length ?? virus.stream)
    if (unpacked?.includes(TEST_VIRUS)) return 'virus'
  }
  const numbers = new Set(streams.map(({ number }) => number))
  const attached = streams.filter(
    ({ number, tokens }) =>
      (number === undefined ? files.size > 0 : files.has(number)) || tokens.some(isEmbeddedFile),
  )
  const isOwn = [...files].every((file) => numbers.has(file)) && attached.every(isJson)
  return isOwn ? undefined : 'embedded'
}

function unsafeNameIn(tokens: readonly PdfToken[]): Unsafe | undefined {
  let depth = 0
  for (const [index, { kind, value }] of tokens.entries()) {
    if (kind === 'mark') depth += value === '<<' || value === '[' ? 1 : -1
    if (kind !== 'name') continue
    const before = tokens[index - 1]
    // The kind of an action may be a separate object, to which the action refers.
    const isAction = depth <= 0 || (before?.kind === 'name' && before.value === 'S')
    const unsafe = unsafeNames.get(value) ?? (isAction ? unsafeActions.get(value) : undefined)
    if (unsafe) return unsafe
  }
  return undefined
}

const isEmbeddedFile = ({ kind, value }: PdfToken) => kind === 'name' && value === 'EmbeddedFile'

/**
 * Numbers of the files in an object with file specifications; undefined if one has a name other than the
 * allowed one.
 */
function ownFilesIn(tokens: readonly PdfToken[]): readonly string[] | undefined {
  const files: string[] = []
  let isNamed = false
  for (const [index, { kind, value }] of tokens.entries()) {
    if (kind !== 'name' || !fileKeys.has(value)) continue
    const [target, , reference] = tokens.slice(index + 1)
    if (target?.kind === 'text' && textOfToken(target) === OWN) isNamed = true
    else if (target?.kind === 'word' && reference?.value === 'R') files.push(target.value)
    else return undefined
  }
  return isNamed && files.length > 0 ? files : undefined
}

function isJson({ stream, tokens }: PdfObject): boolean {
  if (!stream) return false
  const isPlain = !tokens.some(({ kind, value }) => kind === 'name' && value === 'Filter')
  const end = isPlain
    ? Buffer.from(stream.buffer, stream.byteOffset, stream.byteLength).indexOf('endstream')
    : 0
  const content = isPlain
    ? stream.subarray(0, end)
    : isDeflated(tokens)
      ? inflated(stream, most.attached)
      : undefined
  try {
    JSON.parse(new TextDecoder().decode(content))
    return true
  } catch {
    return false
  }
}
