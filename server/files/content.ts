const PDF_BEGINS = /^%PDF-[12]\.\d/
const PDF_ENDS = '%%EOF'
const HEAD = 8
// PDF writers may append bytes after the end marker. Readers search for it in the last kilobyte.
const TAIL = 1_024

/** Checks that streamed content is a PDF. */
export function createPdfSniffer() {
  let head = ''
  let tail = ''
  return {
    see: (part: Uint8Array) => {
      if (head.length < HEAD) head += Buffer.from(part.subarray(0, HEAD)).toString('latin1')
      tail = (tail + Buffer.from(part.subarray(-TAIL)).toString('latin1')).slice(-TAIL)
    },
    /** True if the first bytes rule out a PDF. */
    isHopeless: () => head.length >= HEAD && !PDF_BEGINS.test(head),
    isWhole: () => PDF_BEGINS.test(head) && tail.includes(PDF_ENDS),
  }
}

/** Regroups chunks of any size into chunks of one size; the last may be shorter. */
export async function* inPieces(
  parts: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let piece = new Uint8Array(size)
  let filled = 0
  for await (const part of parts) {
    for (let from = 0; from < part.length;) {
      const taken = part.subarray(from, from + size - filled)
      piece.set(taken, filled)
      filled += taken.length
      from += taken.length
      if (filled === size) {
        yield piece
        piece = new Uint8Array(size)
        filled = 0
      }
    }
  }
  if (filled > 0) yield piece.slice(0, filled)
}
