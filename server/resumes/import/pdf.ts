import { getDocumentProxy } from 'unpdf'
import * as v from 'valibot'
import type { Line } from '../reading/line.ts'
import { most, UnreadableFile } from './messages.ts'
import { linesOn, type Sheet } from './pdfLines.ts'

/** Name of the attachment in PDFs of this application, and of others that support JSON Resume. */
const ATTACHED = 'resume.json'

const item = v.object({
  str: v.string(),
  width: v.number(),
  transform: v.tuple([v.number(), v.number(), v.number(), v.number(), v.number(), v.number()]),
  fontName: v.string(),
})

const link = v.object({
  url: v.string(),
  rect: v.tuple([v.number(), v.number(), v.number(), v.number()]),
})

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Attached resume of a PDF, or its lines of text. */
interface ReadPdf<Resume> {
  /** JSON Resume attached to the file. */
  readonly attached: Resume | undefined
  readonly lines: readonly Line[]
  /** True for a PDF that LinkedIn generated from a profile. */
  readonly isOfLinkedIn: boolean
}

/**
 * Reads a PDF, ignoring pictures and scripts.
 *
 * @param readAttached parses an attached resume; the pages are read only if it returns undefined
 */
export async function readPdf<Resume = never>(
  content: Uint8Array,
  readAttached: (content: Uint8Array) => Resume | undefined = () => undefined,
): Promise<ReadPdf<Resume>> {
  const pdf = await opened(content)
  const carried = await attachedTo(pdf)
  const attached = carried && readAttached(carried)
  if (attached !== undefined) return { attached, lines: [], isOfLinkedIn: false }
  if (pdf.numPages > most.pages) throw new UnreadableFile('tooManyPages')
  const sheets: Sheet[] = []
  for (let page = 1; page <= pdf.numPages; page += 1) sheets.push(await sheetOf(pdf, page))
  return { attached: undefined, lines: linesOn(sheets), isOfLinkedIn: isOfLinkedIn(sheets) }
}

function isOfLinkedIn([first]: readonly Sheet[]): boolean {
  const text = first?.words.map((word) => word.text).join(' ') ?? ''
  return /linkedin\.com\/in\//.test(text) && /Page 1 of \d+/.test(text)
}

async function opened(content: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(Uint8Array.from(content), {
      disableFontFace: true,
      useSystemFonts: false,
      maxImageSize: 0,
      verbosity: 0,
    })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableFile(isLocked ? 'encrypted' : 'damaged')
  }
}

async function attachedTo(pdf: Pdf): Promise<Uint8Array | undefined> {
  const content = await pdf.getAttachmentContent(ATTACHED).catch(() => undefined)
  return content && content.length <= most.attached ? content : undefined
}

async function sheetOf(pdf: Pdf, number: number): Promise<Sheet> {
  const page = await pdf.getPage(number)
  const [left = 0, , right = 0] = page.view
  const { items } = await page.getTextContent()
  const notes: readonly unknown[] = await page.getAnnotations()
  return {
    page: number,
    width: right - left,
    words: items.flatMap((each) => {
      const read = v.safeParse(item, each)
      if (!read.success || read.output.str.trim() === '') return []
      const { fontName, str, transform, width } = read.output
      const [, , across, up, x, y] = transform
      return [
        { text: str, x: x - left, right: x - left + width, y, size: Math.hypot(across, up), font: fontName },
      ]
    }),
    links: notes.flatMap((each) => {
      const read = v.safeParse(link, each)
      if (!read.success) return []
      const [x, bottom, end, top] = read.output.rect
      return [{ url: read.output.url, x: x - left, right: end - left, bottom, top }]
    }),
  }
}
