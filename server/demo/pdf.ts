import type { DemoCandidate } from './material.ts'

/** Size of A4 in points. */
const PAGE = { width: 595, height: 842 } as const
const MARGIN = 56
const MOST_LETTERS = 92

interface Line {
  readonly text: string
  readonly size: number
  readonly isBold?: boolean
}

/** Wraps a text to lines that fit the page, between words. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= MOST_LETTERS) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

const heading = (text: string): readonly Line[] => [
  { text: '', size: 8 },
  { text, size: 13, isBold: true },
]

const body = (text: string): readonly Line[] => linesOf(text).map((line) => ({ text: line, size: 10.5 }))

const linesIn = ({ about, city, emailAddress, languages, name, skills, trade, work }: DemoCandidate) => [
  { text: name.join(' '), size: 22, isBold: true },
  { text: `${trade}, ${city}`, size: 12 },
  { text: emailAddress, size: 10.5 },
  ...heading('About'),
  ...body(about),
  ...heading('Work'),
  ...work.flatMap(([when, what, done]) => [
    { text: `${when}   ${what}`, size: 10.5, isBold: true },
    ...body(done),
    { text: '', size: 4 },
  ]),
  ...heading('Skills'),
  ...body(skills.join(', ')),
  ...heading('Languages'),
  ...body(languages),
]

/** Encodes a text as a PDF string literal. Western European letters are sufficient for the demo. */
const quoted = (text: string) => `(${text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)})`

function drawn(lines: readonly Line[]): string {
  let y = PAGE.height - MARGIN
  const marks = lines.map(({ isBold = false, size, text }) => {
    y -= size * 1.4
    return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${MARGIN} ${y.toFixed(1)} Td ${quoted(text)} Tj ET`
  })
  return marks.join('\n')
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** Renders the resume of a demo candidate as a PDF with one page. */
export function resumePdf(candidate: DemoCandidate): Uint8Array {
  const content = drawn(linesIn(candidate))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 6 0 R` +
      ' /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = Buffer.byteLength(file, 'latin1')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const begin = Buffer.byteLength(file, 'latin1')
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${begin}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
