import { expect, test } from 'vitest'
import { readFile } from '../../../../server/resumes/import/readFile.ts'
import { docx, p } from '../../support/resumes/packed.ts'

const heading = (text: string) => p(text, { style: 'berschrift1' })

/** Reads a resume with a name and sections for work and education. */
const read = async (work: readonly string[], education: readonly string[] = []) =>
  readFile(
    docx([
      p('Tomasz Zieliński', { style: 'Titel' }),
      p('tomasz@mail.example'),
      heading('Experience'),
      ...work,
      ...(education.length > 0 ? [heading('Education'), ...education] : []),
    ]),
  )

const led = ['Led a team of 14 across two shifts', 'Cut picking errors by a third']

const supervisor = {
  position: 'Warehouse Supervisor',
  name: 'ColdChain Sp. z o.o.',
  startDate: '2019-03',
}

test('paragraphs in a list style are highlights, although their numbering is lost', async () => {
  const { document, found } = await read(
    [
      p('Warehouse Supervisor, ColdChain Sp. z o.o.', { isBold: true }),
      p('March 2019 – Present'),
      ...led.map((text) => p(text, { style: 'ListParagraph' })),
      p('Picker, Baltic Foods Sp. z o.o.', { isBold: true }),
      p('2015 – 2019'),
      p('Picked frozen goods for ninety shops', { style: 'ListParagraph' }),
    ],
    [p('Technikum Logistyczne, Gdańsk', { isBold: true }), p('2011 – 2015')],
  )
  expect(document.work).toEqual([
    { ...supervisor, highlights: led },
    {
      position: 'Picker',
      name: 'Baltic Foods Sp. z o.o.',
      startDate: '2015',
      endDate: '2019',
      highlights: ['Picked frozen goods for ninety shops'],
    },
  ])
  expect(document.education).toEqual([
    { institution: 'Technikum Logistyczne, Gdańsk', startDate: '2011', endDate: '2015' },
  ])
  expect(found.filter(({ isUnsure }) => isUnsure)).toEqual([])
})

test('a line of small words below a dated heading describes the work, in any style', async () => {
  const { document } = await read([
    p('Warehouse Supervisor, ColdChain Sp. z o.o.', { isBold: true }),
    p('March 2019 – Present'),
    p('Led a team of 14 across two shifts', { style: 'Body' }),
  ])
  expect(document.work).toEqual([{ ...supervisor, summary: led[0] }])
})

test('a resume written entirely in a list style keeps its headings', async () => {
  const style = 'ListParagraph'
  const { document } = await read([
    p('Warehouse Supervisor, ColdChain Sp. z o.o.\tMarch 2019 – Present', { style }),
    p('• Led a team of 14 across two shifts', { style }),
  ])
  expect(document.work).toEqual([{ ...supervisor, highlights: led.slice(0, 1) }])
})

test.each([
  ['University of Leeds, Leeds', { institution: 'University of Leeds, Leeds' }],
  ['Computer Science, University of Leeds', { institution: 'University of Leeds', area: 'Computer Science' }],
  [
    'BSc Logistics, University of Gdańsk, Gdańsk',
    { studyType: 'BSc Logistics', institution: 'University of Gdańsk, Gdańsk' },
  ],
])('the town after a school is not a subject: %s', async (head, fields) => {
  const { document } = await read([p('Cook, The Harbor Ltd\t2020 – 2021')], [p(`${head}\t2011 – 2015`)])
  expect(document.education?.[0]).toEqual({ ...fields, startDate: '2011', endDate: '2015' })
})

test('items whose fields differ only by their order are marked', async () => {
  const { found } = await read(
    [p('Night watch, Fernhill\t2019 – 2021'), p('Carpenter, Larch Works Ltd\t2017 – 2019')],
    [p('Woodwork, Fernhill\t2011 – 2015')],
  )
  expect(found.filter(({ isUnsure }) => isUnsure).map(({ path }) => path)).toEqual(['work.0', 'education.0'])
})
