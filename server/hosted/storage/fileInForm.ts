const LONGEST_HEADERS = 8 * 1024
const LONGEST_FIELD = 4 * 1024
const MOST_FIELDS = 20

/** Form that violates RFC 7578, or has too much data besides its file. */
export class WrongForm extends Error {}

/** First file of a form. */
interface FormFile {
  /** Media type of its part. */
  readonly type: string
  /** Content that can be read once. The rest of the form is then read and discarded. */
  readonly content: AsyncIterable<Uint8Array>
  /** Names of the fields before the file. */
  readonly fields: readonly string[]
}

/** Boundary in the Content-Type of a form; undefined for other types. */
export const boundaryIn = (contentType: string): string | undefined =>
  /^multipart\/form-data\s*;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*$/i.exec(contentType)?.[1]

/**
 * Finds the first file of a form and reads no further, so that its content is never buffered completely.
 *
 * @throws WrongForm if the form is invalid or has no file
 */
export async function fileInForm(body: AsyncIterator<Uint8Array>, boundary: string): Promise<FormFile> {
  const reader = createReader(body)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const fields: string[] = []
  await reader.text(delimiter, LONGEST_FIELD)
  for (let part = 0; part <= MOST_FIELDS; part += 1) {
    // Two hyphens after the delimiter end the form.
    if ((await reader.text(CRLF, 70)).trim() !== '') throw new WrongForm('There is no file.')
    const headers = await reader.text(BLANK_LINE, LONGEST_HEADERS)
    const disposition = headerIn(headers, 'content-disposition')
    if (/;\s*filename\*?=/i.test(disposition)) {
      const type = headerIn(headers, 'content-type').toLowerCase() || 'text/plain'
      return { type, fields, content: reader.content(delimiter) }
    }
    fields.push(/;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? '')
    await reader.text(delimiter, LONGEST_FIELD)
  }
  throw new WrongForm('There are too many fields.')
}

const CRLF = Buffer.from('\r\n')
const BLANK_LINE = Buffer.from('\r\n\r\n')

const headerIn = (headers: string, name: string): string =>
  headers
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? ''

/** Reads bytes up to a mark, and skips the mark. */
function createReader(body: AsyncIterator<Uint8Array>) {
  // A delimiter begins with a line break, which the first one of a form lacks.
  let held = Buffer.from(CRLF)
  const more = async (): Promise<boolean> => {
    const next = await body.next()
    if (next.done) return false
    held = Buffer.concat([held, next.value])
    return true
  }
  async function* content(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = held.indexOf(mark)
      // The buffer may end within the mark.
      const end = at === -1 ? Math.max(0, held.length - mark.length + 1) : at
      if (end > 0) yield held.subarray(0, end)
      held = held.subarray(at === -1 ? end : at + mark.length)
      if (at !== -1) return
      if (!(await more())) throw new WrongForm('The form ends too soon.')
    }
  }
  return {
    text: async (mark: Buffer, most: number): Promise<string> => {
      const parts: Uint8Array[] = []
      let size = 0
      for await (const part of content(mark)) {
        size += part.length
        if (size > most) throw new WrongForm('A part is too long.')
        parts.push(part)
      }
      return Buffer.concat(parts).toString()
    },
    content: async function* (mark: Buffer): AsyncGenerator<Uint8Array> {
      yield* content(mark)
      while (await more()) held = Buffer.alloc(0)
    },
  }
}
