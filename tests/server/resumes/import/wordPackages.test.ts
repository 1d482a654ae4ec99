import { describe, expect, test } from 'vitest'
import { lookOf } from '../../../../contract/resumes/printed.ts'
import { readFile } from '../../../../server/resumes/import/readFile.ts'
import { readCase } from '../../support/resumes/cases.ts'
import { bullet, docx, p, packed } from '../../support/resumes/packed.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

const relations = (...of: readonly (readonly [id: string, type: string, target: string, mode?: string])[]) =>
  `<Relationships xmlns="${PACKAGE}">${of
    .map(
      ([id, type, target, mode]) =>
        `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`

const body = [
  p('Ada Muster', { style: 'Titel' }),
  p('Skills', { style: 'berschrift1' }),
  p('Turning, Carving'),
].join('')
const skills = [{ name: 'Turning' }, { name: 'Carving' }]

/** A Word document with another path, prefix or namespace of its main part. */
const oddDocument = (main: string, { prefix = 'w', uri = W, target = main } = {}) => {
  const renamed = body
    .replaceAll(/(<\/?)w:/g, `$1${prefix === '' ? '' : `${prefix}:`}`)
    .replaceAll(/ w:(val)/g, prefix === '' ? ' a:$1' : ` ${prefix}:$1`)
  const open =
    prefix === '' ? `document xmlns="${uri}" xmlns:a="${uri}"` : `${prefix}:document xmlns:${prefix}="${uri}"`
  const close = prefix === '' ? 'document' : `${prefix}:document`
  const inner = prefix === '' ? 'body' : `${prefix}:body`
  return packed({
    '_rels/.rels': relations(['rId1', 'officeDocument', target]),
    [main]: `<${open}><${inner}>${renamed}</${inner}></${close}>`,
  })
}

describe('A Word document is found', () => {
  test.each<[string, Uint8Array]>([
    ['by another name of its main part', oddDocument('word/document2.xml')],
    ['in another folder', oddDocument('content/main.xml')],
    ['by a name with a leading stroke', oddDocument('word/document.xml', { target: '/word/document.xml' })],
    ['by a name in other capitals', oddDocument('Word/Document.xml', { target: 'word/document.xml' })],
    [
      'where a program writes the other stroke',
      oddDocument('word\\document.xml', { target: 'word/document.xml' }),
    ],
    ['under another prefix', oddDocument('word/document.xml', { prefix: 'ns0' })],
    ['without a prefix', oddDocument('word/document.xml', { prefix: '' })],
    ['in the strict namespace', oddDocument('word/document.xml', { uri: STRICT })],
    [
      'by its content type alone',
      packed({
        '[Content_Types].xml':
          '<Types><Override PartName="/a/b.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        'a/b.xml': `<w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`,
      }),
    ],
  ])('%s', async (_, content) => {
    const read = await readFile(content)
    expect([read.kind, read.document.basics?.name, read.document.skills]).toEqual([
      'docx',
      'Ada Muster',
      skills,
    ])
  })

  test('with its headers, notes and styles wherever they are linked', async () => {
    const read = await readFile(
      packed({
        '_rels/.rels': relations(['rId1', 'officeDocument', 'doc/main.xml']),
        'doc/_rels/main.xml.rels': relations(
          ['a', 'header', 'top.xml'],
          ['b', 'styles', '/looks.xml'],
          ['c', 'footnotes', 'below.xml'],
          ['d', 'hyperlink', 'https://github.com/ada', 'External'],
        ),
        'doc/top.xml': `<w:hdr xmlns:w="${W}">${p('ada@example.org')}</w:hdr>`,
        'doc/below.xml': `<w:footnotes xmlns:w="${W}"><w:footnote w:id="0" w:type="separator">${p('-')}</w:footnote><w:footnote w:id="2">${p('with honours')}</w:footnote></w:footnotes>`,
        'looks.xml': `<w:styles xmlns:w="${W}"><w:style w:styleId="X"><w:name w:val="Mine"/><w:basedOn w:val="H"/></w:style><w:style w:styleId="H"><w:name w:val="heading 1"/></w:style></w:styles>`,
        'doc/main.xml': `<w:document xmlns:w="${W}" xmlns:q="${OFFICE}"><w:body>${p('Ada Muster')}<w:p><w:hyperlink q:id="d"><w:r><w:t>GitHub</w:t></w:r></w:hyperlink></w:p>${p('Beekeeping', { style: 'X' })}<w:p><w:r><w:t>Three hives</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>${p('Skills', { style: 'X' })}${p('Turning')}</w:body></w:document>`,
      }),
    )
    expect(read.document.basics).toMatchObject({
      email: 'ada@example.org',
      profiles: [{ network: 'GitHub', username: 'ada' }],
    })
    expect(lookOf(read.document).sections.at(-1)?.title).toBe('Beekeeping')
    expect(lookOf(read.document).custom['own-1']).toEqual([{ name: 'Three hives (with honours)' }])
  })
})

const run = (text: string, looks = '') => `<w:r><w:rPr>${looks}</w:rPr><w:t>${text}</w:t></w:r>`
const field = (instruction: string, result: string, runs = run(result)) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${runs}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
const readWith = async (...paragraphs: readonly string[]) =>
  readFile(
    docx([p('Ada Muster'), ...paragraphs, p('Skills', { style: 'berschrift1' }), p('Turning, Carving')]),
  )

describe('In a Word document', () => {
  test('a link by a field keeps its address, also within another field', async () => {
    const link = 'HYPERLINK &quot;https://www.linkedin.com/in/ada&quot;'
    const profiles = [{ network: 'LinkedIn', username: 'ada', url: 'https://www.linkedin.com/in/ada' }]
    for (const paragraph of [
      `<w:p>${field(link, 'My page')}</w:p>`,
      `<w:p><w:fldSimple w:instr="${link}">${run('My page')}</w:fldSimple></w:p>`,
      `<w:p>${field('IF 1', '', field(link, 'My page'))}</w:p>`,
    ]) {
      const { document, leftover } = await readWith(paragraph)
      expect(document.basics?.profiles).toEqual(profiles)
      expect(JSON.stringify([document, leftover])).toContain('My page')
    }
  })

  test('hidden text, deleted text, page numbers and prompts of empty fields are left out', async () => {
    const { document, leftover } = await readWith(
      `<w:p>${run('gone1', '<w:vanish/>')}${run('here1', '<w:vanish w:val="0"/>')}</w:p>`,
      `<w:p><w:del>${run('gone2')}</w:del><w:ins>${run('here2')}</w:ins><w:moveFrom>${run('gone3')}</w:moveFrom><w:moveTo>${run('here3')}</w:moveTo></w:p>`,
      `<w:p>${field('PAGE', 'gone4')}</w:p>`,
      `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:p>${run('gone5')}</w:p></w:sdtContent></w:sdt>`,
      `<w:sdt><w:sdtContent><w:p>${run('here4')}</w:p></w:sdtContent></w:sdt>`,
    )
    const text = JSON.stringify([document, leftover])
    expect(text).not.toContain('gone')
    expect(['here1', 'here2', 'here3', 'here4'].filter((word) => !text.includes(word))).toEqual([])
  })

  test('a heading of the file separates sections in any language, and a deeper one names a position', async () => {
    const styles = `<w:styles>${[1, 2, 3].map((level) => `<w:style w:styleId="h${level}"><w:name w:val="heading ${level}"/></w:style>`).join('')}</w:styles>`
    const written = await readFile(
      docx(
        [
          p('Ada Muster', { style: 'h1' }),
          p('ada@example.org'),
          p('Starfsreynsla', { style: 'h2' }),
          p('Smiður, Larch Works', { style: 'h3' }),
          p('2018 – 2020'),
          bullet('Byggði stiga'),
          p('Menntun', { style: 'h2' }),
          p('Iðnskólinn 2010 – 2013'),
        ],
        { 'word/styles.xml': styles },
      ),
    )
    const { custom, sections } = lookOf(written.document)
    expect(sections.slice(-2).map(({ title }) => title)).toEqual(['Starfsreynsla', 'Menntun'])
    expect(custom).toMatchObject({
      'own-1': [
        { name: 'Smiður, Larch Works', startDate: '2018', endDate: '2020', highlights: ['Byggði stiga'] },
      ],
      'own-2': [{ name: 'Iðnskólinn', startDate: '2010', endDate: '2013' }],
    })
    expect(written.document.basics).toEqual({ name: 'Ada Muster', email: 'ada@example.org' })
  })
})

test.each([
  ['docx/content-controls.docx', 'Ada Muster'],
  ['docx/document2-main.docx', 'Built stairs for twelve theatres.'],
  ['docx/field-hyperlink.docx', 'https://www.linkedin.com/in/ada-muster'],
  ['docx/footnote.docx', 'Given in 2019 by the Guild of Joiners'],
  ['docx/pt.docx', 'Carpinteira'],
  ['docx/rel-hyperlink.docx', 'https://www.linkedin.com/in/ada-muster'],
  ['docx/textbox-alternate.docx', 'ada@example.org'],
  ['docx/tracked-changes.docx', 'Builds stairs.'],
  ['docx/two-column-table.docx', 'Turning'],
])('%s keeps %s', async (name, text) => {
  const read = await readCase(name)
  expect(JSON.stringify([read.document, read.leftover])).toContain(text)
  expect(read.document.work?.[0]?.position).toMatch(/^Carp/)
  expect(read.document.work?.[0]?.startDate).toMatch(/^2018/)
})

test('Known headings determine the language of a short text', async () => {
  expect(lookOf((await readCase('docx/table-dates-left.docx')).document).language).toBe('de')
  const written = await readFile(
    docx([
      p('Ada'),
      p('Beruflicher Werdegang', { style: 'berschrift1' }),
      p('Zimmerin 2018'),
      p('Sprachkenntnisse', { style: 'berschrift1' }),
      p('Englisch'),
    ]),
  )
  expect(lookOf(written.document).language).toBe('de')
})

const part = (target: string) => ({ '_rels/.rels': relations(['rId1', 'officeDocument', target]) })

describe('A ZIP that is not a Word document', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['ODT', { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }, 'openDocument'],
    ['a table', { ...part('xl/workbook.xml'), 'xl/workbook.xml': '<a/>' }, 'otherOffice'],
    ['a presentation', { ...part('ppt/presentation.xml'), 'ppt/presentation.xml': '<a/>' }, 'otherOffice'],
    ['pictures', { 'a.png': 'x' }, 'otherZip'],
  ])('is recognized by its kind: %s', async (_, files, reason) => {
    await expect(readFile(packed(files))).rejects.toThrow(reason)
  })
})
