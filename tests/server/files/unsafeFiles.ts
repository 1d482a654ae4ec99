import { createServer } from 'node:net'
import { PDFDocument } from '@cantoo/pdf-lib'
import { onTestFinished } from 'vitest'

/** A PDF of one page; its objects lie compressed, where no search in the bytes finds them. */
export async function pdfWith(change: (document: PDFDocument) => unknown): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage().drawText('Ada Byron, engine builder')
  await change(document)
  return Uint8Array.from(await document.save())
}

export const bytesOf = (text: string) => new TextEncoder().encode(text)
const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

/** Appends the test virus, which every scanner knows. */
export const withEicar = (content: Uint8Array) =>
  Uint8Array.from(Buffer.concat([content, bytesOf(`\n${eicar}\n%%EOF\n`)]))

/** A clamd that reads what it is sent to the end and gives its answers, the last one from then on; none: it never answers. */
export async function clamdSaying(...answers: readonly (string | undefined)[]) {
  const got: Buffer[] = []
  let scans = 0
  const clamd = createServer((socket) => {
    const answer = answers[Math.min(scans, answers.length - 1)]
    scans += 1
    socket.on('error', () => {})
    socket.on('data', (part: Buffer) => {
      got.push(part)
      const isWhole = Buffer.concat(got).subarray(-4).readUInt32BE() === 0
      if (isWhole && answer !== undefined) socket.end(`${answer}\0`)
    })
  })
  await new Promise<void>((resolve) => {
    clamd.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void clamd.close())
  const address = clamd.address()
  const port = typeof address === 'object' ? address?.port : ''
  return { url: `tcp://127.0.0.1:${port}`, got: () => Buffer.concat(got) }
}
