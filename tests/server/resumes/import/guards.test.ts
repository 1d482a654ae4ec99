// @module-tag security
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { constants, deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createImporter } from '../../../../server/resumes/import/importer.ts'
import { readFile } from '../../../../server/resumes/import/readFile.ts'
import { docx, p, packed } from '../../support/resumes/packed.ts'
import { typst } from '../../support/resumes/typst.ts'

vi.setConfig({ testTimeout: 60_000 })

/** A one-page PDF with this content. */
function pdfOf(content: Uint8Array, more = ''): Uint8Array<ArrayBuffer> {
  const stream = Buffer.from(content).toString('latin1')
  const body = [
    '%PDF-1.4',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj',
    `4 0 obj <</Length ${content.length}/Filter/FlateDecode>> stream\n${stream}\nendstream endobj`,
    '5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj',
    `trailer <</Root 1 0 R${more}>>`,
    '%%EOF\n',
  ]
  return Uint8Array.from(Buffer.from(body.join('\n'), 'latin1'))
}

/** Compressed data that expands to four gigabytes of spaces. */
function bomb(): Uint8Array {
  const blanks = deflateRawSync(new Uint8Array(1024 * 1024).fill(32), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: Math.floor((4 * 1024 * 1024) / blanks.length) }, () => blanks),
    Buffer.from([3, 0]),
  ])
}

const locked = ` /ID[<00><00>]/Encrypt <</Filter/Standard/V 1/R 2/P -4/O <${'ab'.repeat(32)}>/U <${'cd'.repeat(32)}>>>`

/** A ZIP whose directory claims that its entry has only ten bytes. */
const lying = () => {
  const zip = Buffer.from(zipSync({ 'word/document.xml': strToU8(`<w:p>${'x'.repeat(1_000_000)}</w:p>`) }))
  const directory = zip.indexOf('PK\u0001\u0002', 'latin1')
  zip.writeUInt32LE(10, directory + 24)
  return Uint8Array.from(zip)
}

describe('if a file is not a resume', () => {
  const blanks = { 'word/document.xml': strToU8(' '.repeat(21 * 1024 * 1024)) }
  test.each<[string, () => Uint8Array, string]>([
    ['a program', () => Buffer.from('MZ\u0090\u0000'), 'unknownKind'],
    ['a picture', () => Buffer.from('\u0089PNG\r\n', 'latin1'), 'unknownKind'],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 'unknownKind'],
    ['a Word document of the old kind', () => Buffer.from('D0CF11E0A1B11AE1', 'hex'), 'oldWord'],
    ['a ZIP of anything', () => packed({ 'a.txt': 'x' }), 'otherZip'],
    ['a ZIP that is cut off', () => packed({ 'Profile.csv': 'x' }).slice(0, 30), 'damaged'],
    ['a ZIP that unpacks to more than it may', () => zipSync(blanks), 'tooMuch'],
    ['a ZIP that says less than it holds', lying, 'noText'],
    [
      'an export of LinkedIn of 40,000 rows',
      () => packed({ 'Profile.csv': 'First Name\nAda\n', 'Skills.csv': `Name\n${'SQL\n'.repeat(40_000)}` }),
      'tooMuch',
    ],
    [
      'an export of LinkedIn with a million letters',
      () => packed({ 'Profile.csv': `First Name,Summary\nAda,"${'word '.repeat(200_000)}"\n` }),
      'tooMuch',
    ],
    ['a locked Word document', () => packed({ EncryptedPackage: 'x' }), 'encrypted'],
    ['a Word document of nothing', () => docx([]), 'noText'],
    ['a PDF that begins as one', () => Buffer.from('%PDF-1.7\nnothing'), 'damaged'],
    ['a locked PDF', () => pdfOf(Buffer.from([0x78, 0x9c, 3, 0]), locked), 'encrypted'],
    ['a PDF of pictures', () => typst('#rect(width: 4cm, height: 4cm, fill: red)'), 'noText'],
    [
      'a PDF of 21 pages',
      () => typst('#for at in range(21) [Page #at #pagebreak(weak: true)]'),
      'tooManyPages',
    ],
  ])('%s is refused with the reason', async (_, content, reason) => {
    await expect(readFile(content())).rejects.toThrow(reason)
  })

  test('Markup stays text, external entities are not loaded, and invisible characters are removed.', async () => {
    const said = '<script>alert(1)</script> =HYPERLINK("http://x") {{x}} #read("/etc/passwd")'
    const entity = '<!DOCTYPE w [<!ENTITY outer SYSTEM "file:///etc/passwd">]>'
    const read = await readFile(
      docx(
        [
          entity,
          p('Ada Byron'),
          p('Skills'),
          p(said),
          '<w:p><w:r><w:t>a&#0;b &outer; \uE000c</w:t></w:r></w:p>',
        ],
        {
          'word/_rels/document.xml.rels':
            '<Relationships><Relationship Id="x" Type="x/attachedTemplate" Target="http://127.0.0.1/t.dotm" TargetMode="External"/></Relationships>',
        },
      ),
    )
    const text = JSON.stringify([read.document, read.leftover])
    expect(text).toContain('<script>alert(1)</script>')
    expect(text).not.toMatch(/root:|127\.0\.0\.1|\uE000|\\u0000/)
  })
})

describe('the child process that reads files', () => {
  const childFile = join(import.meta.dirname, '../../support/guarded/fileChild.ts')
  function started(timeoutMs = 20_000) {
    const importer = createImporter({ childFile, timeoutMs })
    onTestFinished(() => importer.close())
    return async (account: string, wanted: string): Promise<unknown> =>
      JSON.parse(await importer.read(account, Buffer.from(wanted)))
  }

  test('has no files except the product’s, no other program, thread, network or server setting', async () => {
    const said = v.parse(
      v.object({ document: v.object({ basics: v.object({ summary: v.string() }) }) }),
      await started()('ada', 'tries'),
    )
    expect(said.document.basics.summary).toMatch(/^done: ; env: (?:NODE_\w+|,)*$/)
  })

  test('is killed when it takes too long or too much memory, and the next file is read', async () => {
    const read = started()
    await expect(started(1_500)('ada', 'hangs')).rejects.toThrow(/takes too long/)
    await expect(read('ada', 'eats')).rejects.toThrow(/too much in it/)
    await expect(read('ada', 'dies')).rejects.toThrow(/too much in it/)
    expect(await read('ada', 'works')).toMatchObject({ document: { basics: { name: 'works' } } })
  })

  test('reads one file at a time, and refuses too many uploads of one account with a retry', async () => {
    const read = started()
    const own = await Promise.allSettled(Array.from({ length: 6 }, () => read('ada', 'x')))
    expect(own.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(own.at(-1)).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '2' } } })
  })

  test('survives a PDF that inflates to four gigabytes', async () => {
    const importer = createImporter()
    onTestFinished(() => importer.close())
    await expect(importer.read('ada', pdfOf(bomb()))).rejects.toThrow(/too much in it|takes too long|no text/)
  })

  test('returns no more than fits into a resume', async () => {
    const importer = createImporter()
    onTestFinished(() => importer.close())
    const keys = Array.from({ length: 60_000 }, (_, index) => `"key-${index}":1`).join()
    const carrying = typst(
      `#pdf.attach("resume.json", bytes(${JSON.stringify(`{"basics":{"name":"Ada"},${keys}}`)}))\nA resume that carries more.`,
    )
    await expect(importer.read('ada', carrying)).rejects.toThrow(/too much in it/)
  })

  test('works if the packages are a link to another folder', async () => {
    const root = join(import.meta.dirname, '../../../..')
    const installed = await mkdtemp(join(tmpdir(), 'linked-'))
    onTestFinished(() => rm(installed, { recursive: true }))
    for (const name of ['server', 'contract', 'package.json']) {
      await cp(join(root, name), join(installed, name), { recursive: true })
    }
    await symlink(join(root, 'node_modules'), join(installed, 'node_modules'))
    const program = `
      const { createImporter } = await import(${JSON.stringify(join(installed, 'server/resumes/import/importer.ts'))})
      console.log(await createImporter().read('ada', Buffer.from('{"basics":{"name":"Ada"}}')))`

    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])

    expect(JSON.parse(stdout)).toMatchObject({ document: { basics: { name: 'Ada' } } })
  })
})
