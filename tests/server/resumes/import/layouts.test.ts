import { describe, expect, test } from 'vitest'
import { lookOf } from '../../../../contract/resumes/printed.ts'
import { readFile } from '../../../../server/resumes/import/readFile.ts'
import { behindBullet } from '../../../../server/resumes/reading/line.ts'
import { readCase } from '../../support/resumes/cases.ts'
import { docx, p } from '../../support/resumes/packed.ts'
import { typst } from '../../support/resumes/typst.ts'

const work = [
  {
    position: 'Carpenter',
    name: 'Larch Works GmbH',
    startDate: '2018-01',
    highlights: ['Built efficient office fittings for twelve theatres', 'Led a team of five apprentices'],
  },
  {
    position: 'Helper',
    name: 'Fir Works KG',
    startDate: '2015-09',
    endDate: '2017-12',
    highlights: ['Helped with doors and windows'],
  },
]

const page = (rest: string) =>
  typst(`#set page(paper: "a4", margin: 2cm)
#set text(font: "Source Sans 3", size: 10pt)
#text(size: 20pt)[Ada Muster]

#text(size: 14pt, weight: 600)[Experience]

${rest}`)

const heading = (text: string) => `#block(above: 14pt, below: 8pt, text(size: 14pt, weight: 600)[${text}])`

describe('Activities are recognized by position or bullet', () => {
  test.each(['pdf/drawn-bullets.pdf', 'pdf/text-bullets.pdf', 'pdf/square-bullets.pdf'])(
    '%s',
    async (name) => {
      expect((await readCase(name)).document.work).toEqual(work)
    },
  )

  test.each([...'•●▪■□◦‣⁃○◆◇❖➤➢►✓✔»★→*-–—+>\uF0B7\uF0A7\uF0D8'])('by the bullet %j', (sign) => {
    expect(behindBullet(`${sign} Built stairs`)).toBe('Built stairs')
  })

  test.each(['+49 30 000000', 'o projeto da escola', 'Built stairs', '2018 – 2020', '§ 5 of the law', '-'])(
    '%j has no bullet',
    (text) => {
      expect(behindBullet(text)).toBeUndefined()
    },
  )

  test('a drawn list whose entries take several lines is read entry by entry', async () => {
    const long =
      'Planned, built and repaired what actors walk on and what audiences never see, in houses of every size between Leeds and the coast, and wrote the plan'
    const { document } = await readFile(
      page(`Carpenter, Larch Works GmbH #h(1fr) Jan 2018 – Present
#pad(left: 16pt)[${long} \\ Led a team \\ ${long}]`),
    )
    expect(document.work).toMatchObject([
      { position: 'Carpenter', name: 'Larch Works GmbH', highlights: [long, 'Led a team', long] },
    ])
  })

  test('a text below a heading that names role and employer is not a third name', async () => {
    const { document } = await readFile(
      page(`Carpenter, Larch Works GmbH #h(1fr) Jan 2018 – Present \\
Built efficient office fittings

Helper, Fir Works KG #h(1fr) 2015 – 2017 \\
Helped with doors`),
    )
    expect(document.work).toMatchObject([
      { position: 'Carpenter', name: 'Larch Works GmbH', summary: 'Built efficient office fittings' },
      { position: 'Helper', name: 'Fir Works KG', summary: 'Helped with doors' },
    ])
  })

  test('an icon before a heading does not turn it into a list entry', async () => {
    const { document } = await readFile(
      page(
        'Carpenter, Larch Works GmbH #h(1fr) 2018 – 2020\n\n#text(size: 14pt, weight: 600)[■ Languages]\n\nGerman, English',
      ),
    )
    expect(document.languages).toEqual([{ language: 'German' }, { language: 'English' }])
  })
})

test.each([
  ['Telefono: +39 030 000000', 'phone', '+39 030 000000'],
  ['Телефон: +7 495 000 00 00', 'phone', '+7 495 000 00 00'],
  ['電話：030-0000-000', 'phone', '030-0000-000'],
  ['Cellulare +39 030 000000', 'phone', '+39 030 000000'],
])('The word before a number is not part of the person: %s', async (line, field, value) => {
  const { document, leftover } = await readFile(
    docx([p('Ada Muster'), p(line), p('Skills'), p('Turning, Carving')]),
  )
  expect([document.basics, leftover]).toEqual([{ name: 'Ada Muster', [field]: value }, []])
})

describe('A PDF in another language', () => {
  test('in Italian has its sections', async () => {
    const { document, leftover } = await readCase('pdf/it.pdf')
    expect(document).toMatchObject({
      basics: { label: 'Falegname' },
      work: [
        {
          position: 'Falegname',
          name: 'Larch Works Srl',
          startDate: '2018-01',
          highlights: [expect.stringMatching(/^Ha costruito/)],
        },
      ],
      education: [{ institution: 'Scuola del Legno', startDate: '2010', endDate: '2013' }],
      skills: [{ name: 'Tornitura' }, { name: 'Intaglio' }],
      languages: [{ language: 'Italiano' }, { language: 'Tedesco' }],
      meta: { jobgrove: { language: 'it' } },
    })
    expect(leftover).toEqual([])
  })

  test('in Japanese has its sections', async () => {
    const { document, leftover } = await readCase('pdf/ja.pdf')
    expect(document).toMatchObject({
      basics: { name: '山田 花子', label: '大工' },
      work: [
        {
          position: '大工',
          name: '株式会社からまつ',
          startDate: '2018-04',
          highlights: ['劇場の階段を作りました'],
        },
      ],
      education: [{ institution: '木工学校', startDate: '2010-04', endDate: '2013-03' }],
      skills: [{ name: '旋盤' }, { name: '彫刻' }],
      meta: { jobgrove: { language: 'ja' } },
    })
    expect(leftover).toEqual([])
  })

  test('in an unknown language has custom sections, found by the look of its headings', async () => {
    const { document } = await readFile(
      typst(`#set text(font: "Source Sans 3", size: 10pt)
#text(size: 20pt)[Ada Muster]

ada\\@example.org
${heading('Starfsreynsla')}
Smiður, Larch Works #h(1fr) 2018 – 2020 \\
Byggði stiga.
${heading('Menntun')}
Iðnskólinn #h(1fr) 2010 – 2013
${heading('Tungumál')}
Íslenska, þýska`),
    )
    expect(
      lookOf(document)
        .sections.slice(-3)
        .map(({ title }) => title),
    ).toEqual(['Starfsreynsla', 'Menntun', 'Tungumál'])
    expect(document.basics).toEqual({ name: 'Ada Muster', email: 'ada@example.org' })
  })
})
