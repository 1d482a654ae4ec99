import { extractText, getDocumentProxy } from 'unpdf'
import * as v from 'valibot'

export const opened = (pdf: Uint8Array) => getDocumentProxy(Uint8Array.from(pdf))

type Pdf = Awaited<ReturnType<typeof opened>>

/** Text of a PDF without running headers. */
export async function textIn(pdf: Pdf): Promise<string> {
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((page, index) => (index === 0 ? page : page.replace(/^.*, \d+ \S+ \d+\n?/, ''))).join('\n')
}

/** Text without white space, to compare texts regardless of line breaks. */
export const flat = (text: string) => text.replaceAll(/\s+/gu, '')

const nodeSchema = v.object({ role: v.optional(v.string()), children: v.optional(v.array(v.unknown()), []) })

const rolesUnder = (node: unknown): readonly string[] => {
  const parsed = v.safeParse(nodeSchema, node)
  if (!parsed.success) return []
  const { children, role } = parsed.output
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesUnder)]
}

/** Structure tags of all pages in order. */
export async function tagsIn(pdf: Pdf): Promise<readonly string[]> {
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const trees = await Promise.all(pages.map(async (page) => (await pdf.getPage(page)).getStructTree()))
  return trees.flatMap(rolesUnder)
}

/** JSON Resume attached to a PDF. */
export const attachedIn = async (pdf: Pdf): Promise<unknown> =>
  JSON.parse(Buffer.from((await pdf.getAttachmentContent('resume.json')) ?? []).toString())
