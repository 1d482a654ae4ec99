import { getDocumentProxy } from 'unpdf'
import { most, type Unsafe } from './messages.ts'
import { inflated, isDeflated, pdfObjects, UnreadObjects, type PdfObject } from './pdfObjects.ts'
import { textOfToken, type PdfToken } from './pdfTokens.ts'

/** Only allowed attachment: the JSON Resume of our own PDFs, and of other programs. */
const OWN = 'resume.json'

/** Test virus of all scanners (EICAR), in two parts so that this file is none. */
const TEST_VIRUS = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
/** Bytes that one stream unpacks to, and all of them, for the test virus to be found; a stream costs some by itself. */
const virus = { stream: 1024 * 1024, all: 64 * 1024 * 1024, each: 2048 } as const

/** Names that mark scripts and files anywhere in a PDF. */
const unsafeNames: ReadonlyMap<string, Unsafe> = new Map([
  ...['JavaScript', 'JS', 'XFA'].map((name) => [name, 'script'] as const),
  ...['FileAttachment', 'RichMedia', 'RichMediaExecute'].map((name) => [name, 'embedded'] as const),
])
/** Kinds of actions. A remote document may be on a foreign server, to which the reader then logs in. */
const unsafeActions: ReadonlyMap<string, Unsafe> = new Map([
  ['Rendition', 'script'],
  ...['GoToE', 'GoToR', 'ImportData', 'Launch', 'SubmitForm'].map((name) => [name, 'launch'] as const),
])
/** Keys of a file specification that name a file, or in its `EF` refer to one. */
const fileKeys: ReadonlySet<string> = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix'])

/**
 * Checks a PDF for active content, which a resume never needs. Run it in a limited process: a PDF can expand
 * to a multiple of its size.
 *
 * @returns why it is unsafe; undefined for a safe one
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

/** True if the parser opens the file and finds a page. */
async function opens(content: Uint8Array): Promise<Unsafe | undefined> {
  try {
    const pdf = await getDocumentProxy(Uint8Array.from(content), { maxImageSize: 0, verbosity: 0 })
    await pdf.getPage(1)
    const { info } = await pdf.getMetadata()
    // One that opens without a password can still be locked against being changed or printed.
    return 'EncryptFilterName' in info && info.EncryptFilterName !== null ? 'encrypted' : undefined
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged'
  }
}

/** Every object counts, also one that nothing refers to: another reader may find a way to it. */
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
    // The kind of an action may be an object of its own, to which the action refers.
    const isAction = depth <= 0 || (before?.kind === 'name' && before.value === 'S')
    const unsafe = unsafeNames.get(value) ?? (isAction ? unsafeActions.get(value) : undefined)
    if (unsafe) return unsafe
  }
  return undefined
}

const isEmbeddedFile = ({ kind, value }: PdfToken) => kind === 'name' && value === 'EmbeddedFile'

/** The numbers of the files in an object with file specifications; undefined where one is called otherwise than ours. */
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
