import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { processorTime } from '../../../processorTime.ts'
import { inspectPdf } from '../../../../server/resumes/import/inspectPdf.ts'

const page = [
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
  '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n',
]

/** A PDF with an empty page and further objects that its cross-reference table does not list. */
function pdfWith(...added: readonly string[]): Uint8Array {
  const head = '%PDF-1.7\n'
  const offsetOf = (index: number) => head.length + page.slice(0, index).join('').length
  const rows = page.map((_, index) => `${String(offsetOf(index)).padStart(10, '0')} 00000 n \n`)
  const objects = page.join('') + added.join('\n')
  const table = `xref\n0 4\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\n`
  const end = `startxref\n${head.length + objects.length}\n%%EOF\n`
  return Uint8Array.from(Buffer.from(head + objects + table + end, 'latin1'))
}

const streamOf = (content: Uint8Array, fields = '') =>
  `<< /Length ${content.length} ${fields} >>\nstream\n${Buffer.from(content).toString('latin1')}\nendstream`

const deflated = (text: string) => deflateSync(Buffer.from(text, 'latin1'))

/** An object stream with one object, after optional content. */
const packed = (object: string, before = '') => {
  const first = `9 ${before.length} `
  return `8 0 obj\n${streamOf(deflated(first + before + object), `/N 1 /First ${first.length} /Filter /FlateDecode`)}\nendobj\n`
}

const launch = '<< /S /Launch /F (calc.exe) >>'
const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

test.each([
  ['launch', 'in an object that nothing refers to', `7 0 obj\n${launch}\nendobj\n`],
  ['launch', 'in the first of two objects', `7 0 obj ${launch} endobj\n7 0 obj << >> endobj\n`],
  ['launch', 'in the second of two objects', `7 0 obj << >> endobj\n7 0 obj ${launch} endobj\n`],
  ['launch', 'in an object of two lines of comments', `7 % a\n0 % b\nobj${launch}endobj\n`],
  [
    'launch',
    'in an object within the bytes of a stream',
    `7 0 obj\n${streamOf(Buffer.from(`8 0 obj ${launch} endobj`))}`,
  ],
  ['launch', 'in an object within a text', `7 0 obj << /Title (8 0 obj ${launch} endobj) >> endobj\n`],
  ['launch', 'in an object that never ends', `7 0 obj ${launch}`],
  ['launch', 'in escaped names', '7 0 obj << /#53 /L#61unch >> endobj\n'],
  ['launch', 'as an object of its own', '7 0 obj << /S 8 0 R >> endobj\n8 0 obj /Launch endobj\n'],
  ['launch', 'in an object stream', packed(launch)],
  ['launch', 'in an object stream, behind an open text', packed(launch, '( ')],
  ['launch', 'as the sending of a form', '7 0 obj << /S /SubmitForm /F (https://x.example) >> endobj\n'],
  ['launch', 'as the import of a form', '7 0 obj << /S/ImportData /F (x.fdf) >> endobj\n'],
  ['launch', 'as a document elsewhere', String.raw`7 0 obj << /S /GoToR /F (\\\\x.example\\y) >> endobj`],
  ['script', 'in the trailer', 'trailer << /Root << /OpenAction << /S /JavaScript /JS (x) >> >> >>\n'],
  ['script', 'in an object stream', packed('<< /S /JavaScript /JS 9 0 R >>')],
  ['script', 'as a form of XML', '7 0 obj << /AcroForm << /XFA 9 0 R >> >> endobj\n'],
  ['script', 'as a rendition', '7 0 obj << /S /Rendition >> endobj\n'],
  ['embedded', 'as an attached file', '7 0 obj << /Subtype /FileAttachment >> endobj\n'],
  ['embedded', 'as rich media', '7 0 obj << /Subtype/RichMedia >> endobj\n'],
  [
    'embedded',
    'as an embedded file',
    `7 0 obj\n${streamOf(Buffer.from('MZ'), '/Type /EmbeddedFile')}\nendobj\n`,
  ],
  ['embedded', 'as the specification of a file', '7 0 obj << /F (a.exe) /EF << /F 8 0 R >> >> endobj\n'],
  [
    'damaged',
    'as an object stream that few readers open',
    packed(launch).replace('/FlateDecode', '/LZWDecode'),
  ],
  ['virus', 'in the bytes of the file', `% ${eicar}\n`],
  [
    'virus',
    'in a compressed stream',
    `7 0 obj\n${streamOf(deflated(eicar), '/Filter [/FlateDecode]')}\nendobj\n`,
  ],
])('A PDF with %s %s is detected.', async (reason, _, added) => {
  expect(await inspectPdf(pdfWith(added))).toBe(reason)
})

const attached = (name: string, ...contents: readonly string[]) => [
  `7 0 obj << /Type /Filespec /F ${name} /UF ${name} /EF << /F 8 0 R >> >> endobj\n`,
  ...contents.map((content) => `8 0 obj\n${streamOf(deflated(content), '/Filter /FlateDecode')}\nendobj\n`),
]

test.each([
  ['a JSON Resume', attached('(resume.json)', '{}'), undefined],
  [
    'a JSON Resume, named in UTF-16',
    attached('<FEFF0072006500730075006D0065002E006A0073006F006E>', '{}'),
    undefined,
  ],
  ['a program that is called a JSON Resume', attached('(resume.json)', 'MZ'), 'embedded'],
  ['a program of the same number as a JSON Resume', attached('(resume.json)', 'MZ', '{}'), 'embedded'],
  ['nothing of the number that it names', attached('(resume.json)'), 'embedded'],
  ['a page that is called otherwise', attached('(resume.hta)', '"<script>"'), 'embedded'],
])('A PDF with %s is accepted or refused by the file alone.', async (_, added, reason) => {
  expect(await inspectPdf(pdfWith(...added))).toBe(reason)
})

test.each([
  [
    'words of scripts and programs in its texts',
    '7 0 obj << /Keywords (HTML/JavaScript/JS, /S /Launch) >> endobj\n',
  ],
  ['a link to a page', '7 0 obj << /S /URI /URI (https://x.example) >> endobj\n'],
  [
    'a text in a stream of its page',
    `7 0 obj\n${streamOf(deflated('(/JavaScript) Tj'), '/Filter /FlateDecode')}`,
  ],
  ['an outline', '7 0 obj << /Type /Outlines /First 8 0 R /Last 8 0 R >> endobj\n'],
])('A PDF with %s is accepted.', async (_, added) => {
  expect(await inspectPdf(pdfWith(added))).toBeUndefined()
})

const MIB = 1024 * 1024

test.each([
  ['300,000 empty objects', pdfWith('7 0 obj<<>>endobj\n'.repeat(300_000)), undefined],
  ['objects within each other', pdfWith('7 0 obj('.repeat(600_000)), 'tooMuch'],
  ['comments within each other', pdfWith('7 0 obj%'.repeat(600_000)), 'tooMuch'],
  [
    'an object stream of 100 MB',
    pdfWith(`8 0 obj\n${streamOf(deflateSync(Buffer.alloc(100 * MIB)), '/First 0 /Filter /FlateDecode')}`),
    'tooMuch',
  ],
  [
    '2,000 streams of 2 MB',
    pdfWith(
      `8 0 obj\n${streamOf(deflateSync(Buffer.alloc(2 * MIB)), '/Filter /FlateDecode')}\nendobj\n`.repeat(
        2_000,
      ),
    ),
    undefined,
  ],
])('A PDF of %s is checked in two seconds.', async (_, content, reason) => {
  const begin = processorTime()

  expect(await inspectPdf(content)).toBe(reason)
  expect(processorTime() - begin).toBeLessThan(2_000)
})
