import { expect, test } from 'vitest'
import { readFile } from '../../../../server/resumes/import/readFile.ts'
import { readPdf } from '../../../../server/resumes/import/pdf.ts'
import { textOf } from '../../../../server/resumes/reading/line.ts'
import { bullet, docx, p } from '../../support/resumes/packed.ts'
import * as sheets from '../../support/resumes/sheets.ts'
import { typst } from '../../support/resumes/typst.ts'

/** A paragraph with a text box, which Word writes twice for compatibility with older programs. */
const boxed = (text: string, ...inside: readonly string[]) =>
  `<w:p><w:r><w:t>${text.slice(0, 4)}</w:t></w:r><w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx><w:txbxContent>${inside.join('')}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict>${inside.join('')}</w:pict></mc:Fallback></mc:AlternateContent></w:r><w:r><w:t>${text.slice(4)}</w:t></w:r></w:p>`

test('A PDF in Arabic or Hebrew keeps its words in reading order.', async () => {
  const { lines } = await readPdf(
    typst(`#set text(font: ("Vazirmatn", "Noto Sans Hebrew"), dir: rtl)
مهندسة برمجيات كتبت 3 برامج

מהנדסת תוכנה כתבה תוכניות`),
  )
  expect(lines.map(textOf)).toEqual(['مهندسة برمجيات كتبت 3 برامج', 'מהנדסת תוכנה כתבה תוכניות'])
})

test('A PDF with a foreign attachment named like a resume is read from its pages.', async () => {
  for (const carried of ['no resume', '[1, 2]', '{"version": 3}']) {
    const read = await readFile(
      typst(`#pdf.attach("resume.json", bytes(${JSON.stringify(carried)}))\n${sheets.english}`),
    )
    expect([read.kind, read.document.basics?.name]).toEqual(['pdf', 'Mina Okafor'])
  }
})

test('A Word document keeps the text of its text boxes and the text beside them.', async () => {
  const read = await readFile(
    docx([
      p('Noor Veldkamp', { style: 'Titel' }),
      p('Work', { style: 'berschrift1' }),
      boxed('Cook, Harbour Inn, 2019 – 2020', p('Skills', { style: 'berschrift1' }), bullet('Knives')),
    ]),
  )

  expect(read.document.work).toMatchObject([{ position: 'Cook', name: 'Harbour Inn', startDate: '2019' }])
  expect(JSON.stringify(read).match(/Knives/g)).toHaveLength(1)
})
