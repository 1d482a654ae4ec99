import { randomBytes } from 'node:crypto'

/** A valid PDF with an empty page, padded to a size by an unused stream. */
export function plainPdf(size = 1_024): Uint8Array<ArrayBuffer> {
  const begin =
    '%PDF-1.7\n' +
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n'
  const head = (length: number) =>
    `${begin}4 0 obj\n<< /Length ${String(length).padStart(8, '0')} >>\nstream\n`
  const tail = '\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'
  const filler = Math.max(0, size - head(0).length - tail.length)
  // Hexadecimal letters form no keyword of PDF.
  const text = randomBytes(Math.ceil(filler / 2))
    .toString('hex')
    .slice(0, filler)
  return new TextEncoder().encode(head(filler) + text + tail)
}
