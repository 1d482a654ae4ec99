import { AFRelationship, type PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { fileCalls } from '../../../contract/files/calls.ts'
import { ScanFailed, scanWithClamd } from '../../../server/files/clamd.ts'
import { pdfName } from '../../../server/files/pdfName.ts'
import { download, upload } from '../support/files.ts'
import { readAnswer, startTestServer } from '../support/harness.ts'
import { bytesOf, clamdSaying, pdfWith, withEicar } from './unsafeFiles.ts'
import { runSql } from '../store/runSql.ts'

vi.setConfig({ testTimeout: 60_000 })

const start = async (env: Readonly<Record<string, string>> = {}) => {
  const server = await startTestServer({ checksFiles: true, env })
  const { browser } = await server.registered()
  const listed = async () => {
    const answer = await readAnswer(
      await browser.send(`/api/candidate/${fileCalls.listFiles.path}`, { body: '{}' }),
    )
    return v.parse(fileCalls.listFiles.result, answer.result).items
  }
  return { server, browser, listed }
}

test('A PDF that a parser opens is stored, also with an embedded JSON Resume.', async () => {
  const { browser, listed } = await start()
  const plain = await pdfWith(() => {})
  const ours = await pdfWith((document) =>
    document.attach(bytesOf('{"basics":{"name":"Ada"}}'), 'resume.json', {
      mimeType: 'application/json',
      afRelationship: AFRelationship.Data,
    }),
  )

  expect(await upload(browser, plain, { name: 'plain.pdf' })).toMatchObject({ status: true })
  expect(await upload(browser, ours, { name: 'ours.pdf' })).toMatchObject({ status: true })
  expect((await listed()).map(({ name }) => name).toSorted()).toEqual(['ours.pdf', 'plain.pdf'])
})

const launching = (document: PDFDocument) =>
  document.catalog.set(
    PDFName.of('OpenAction'),
    document.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') }),
  )

const goingElsewhere = (document: PDFDocument) =>
  document.catalog.set(
    PDFName.of('OpenAction'),
    document.context.obj({
      S: 'GoToR',
      F: PDFString.of(String.raw`\\elsewhere.example\share`),
      D: [0, 'Fit'],
    }),
  )

/** A PDF with two objects numbered 4. Its cross-reference table points to the first, which is a script. */
function withTwoActions(): Uint8Array<ArrayBuffer> {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n',
    '4 0 obj\n<< /S /JavaScript /JS (app.alert\\(1\\)) >>\nendobj\n',
    '4 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj\n',
  ]
  const head = '%PDF-1.7\n'
  const offsetOf = (index: number) => head.length + objects.slice(0, index).join('').length
  const rows = [0, 1, 2, 3].map((index) => `${String(offsetOf(index)).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 5\n0000000000 65535 f \n${rows.join('')}`
  const end = `trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${offsetOf(objects.length)}\n%%EOF\n`
  return bytesOf(head + objects.join('') + table + end)
}

test.each<[what: string, content: () => Promise<Uint8Array<ArrayBuffer>>, message: RegExp]>([
  [
    'no PDF inside',
    async () => bytesOf('%PDF-1.4\n<script>alert(1)</script>\n%%EOF'),
    /damaged\. Save it as a PDF again/,
  ],
  [
    'a password',
    () => pdfWith((document) => document.encrypt({ userPassword: 'a', ownerPassword: 'b' })),
    /locked/,
  ],
  ['restrictions', () => pdfWith((document) => document.encrypt({ ownerPassword: 'b' })), /locked/],
  ['a script', () => pdfWith((document) => document.addJavaScript('x', 'app.alert(1)')), /a script/],
  ['a program to start', () => pdfWith(launching), /starts other software/],
  ['a document elsewhere to go to', () => pdfWith(goingElsewhere), /opens another file/],
  [
    'a script in the first of two objects of one number, which its table names',
    async () => withTwoActions(),
    /a script/,
  ],
  ['another file', () => pdfWith((document) => document.attach(bytesOf('MZ'), 'a.exe')), /another file/],
  [
    'a file that only calls itself a JSON Resume',
    () => pdfWith((document) => document.attach(bytesOf('MZ'), 'resume.json')),
    /another file/,
  ],
  ['the test virus', () => pdfWith((document) => document.setTitle('x')).then(withEicar), /has a virus/],
])('A file with %s is refused with the reason and not stored.', async (_, content, message) => {
  const { browser, listed } = await start()
  const answer = await upload(browser, await content())

  expect(answer).toMatchObject({ http: 200, status: false })
  expect(answer.error?.message).toMatch(message)
  expect(await listed()).toEqual([])
})

test.each([
  ['resume.hta', 'resume.pdf'],
  ['resume.html', 'resume.pdf'],
  ['resume.pdf.exe', 'resume.pdf'],
  ['resume.hta.', 'resume.pdf'],
  ['Ada Byron', 'Ada Byron.pdf'],
  ['Resume 1.5', 'Resume 1.5.pdf'],
  ['RESUME.PDF', 'RESUME.PDF'],
  ['.pdf', 'file.pdf'],
  ['.exe', 'file.pdf'],
  ['x'.repeat(120), `${'x'.repeat(116)}.pdf`],
])('the name of a file ends in .pdf: %s', (name, kept) => {
  expect(pdfName(name)).toBe(kept)
})

test('A file stored under another name by an earlier version is listed and downloaded as a PDF.', async () => {
  const { server, browser, listed } = await start()
  await upload(browser, await pdfWith(() => {}))
  await runSql(server, "update files set name = 'resume.hta'")
  const [file] = await listed()

  expect(file?.name).toBe('resume.pdf')
  expect((await download(browser, file?.id ?? '')).headers.get('Content-Disposition')).toMatch(
    /filename\*=UTF-8''resume\.pdf$/,
  )
})

test('clamd gets the whole file in chunks and returns its finding.', async () => {
  const content = new Uint8Array(150_000).fill(7)
  const clean = await clamdSaying('stream: OK')
  const found = await clamdSaying('stream: Eicar-Signature FOUND')

  expect(await scanWithClamd(clean.url, content)).toBeUndefined()
  expect(clean.got().subarray(0, 14).toString('latin1')).toBe('zINSTREAM\0\0\u0001\0\0')
  expect(clean.got()).toHaveLength(10 + 3 * 4 + 150_000 + 4)
  expect(await scanWithClamd(found.url, content)).toBe('Eicar-Signature')
})

test('A slow, full or absent clamd is a failure, never a clean file.', async () => {
  const slow = await clamdSaying(undefined)
  const full = await clamdSaying('INSTREAM size limit exceeded. ERROR')

  await expect(scanWithClamd(slow.url, new Uint8Array(9), 50)).rejects.toThrow(ScanFailed)
  await expect(scanWithClamd(full.url, new Uint8Array(9))).rejects.toThrow(ScanFailed)
  await expect(scanWithClamd('tcp://127.0.0.1:1', new Uint8Array(9))).rejects.toThrow(ScanFailed)
  await expect(scanWithClamd('unix:/nowhere/clamd.ctl', new Uint8Array(9))).rejects.toThrow(ScanFailed)
})

test('A file is refused with the virus that clamd finds, and with a retry while clamd is absent.', async () => {
  const { url } = await clamdSaying('stream: Win.Test FOUND')
  const scanned = await start({ CLAMD_URL: url })
  const away = await start({ CLAMD_URL: 'tcp://127.0.0.1:1' })
  const content = await pdfWith(() => {})

  expect(await upload(scanned.browser, content)).toMatchObject({
    http: 200,
    error: { message: 'This file has a virus. Check your device, then choose another file.' },
  })
  expect(await upload(away.browser, content)).toMatchObject({
    http: 503,
    error: { message: 'We can’t check files for viruses right now. Try again in a few minutes.' },
  })
  expect([await scanned.listed(), await away.listed()]).toEqual([[], []])
})
