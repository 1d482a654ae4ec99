import { strToU8, zipSync } from 'fflate'

/** Packs files into a ZIP. */
export const packed = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const run = (text: string, isBold = false) =>
  text
    .split('\t')
    .map(
      (part) =>
        `<w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`,
    )
    .join('<w:r><w:tab/></w:r>')

/** Paragraph in Word's XML. */
export const p = (text: string, { style = '', isBold = false, isListed = false } = {}) =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}${isListed ? '<w:numPr/>' : ''}</w:pPr>${run(text, isBold)}</w:p>`

export const bullet = (text: string) => p(text, { isListed: true })
export const row = (...cells: readonly string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`
export const table = (...rows: readonly string[]) => `<w:tbl>${rows.join('')}</w:tbl>`
export const link = (id: string, text: string) =>
  `<w:p><w:hyperlink r:id="${id}">${run(text)}</w:hyperlink></w:p>`

/** Word document with these paragraphs. */
export const docx = (body: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  packed({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document><w:body>${body.join('')}</w:body></w:document>`,
    'word/styles.xml':
      '<w:styles><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="Titel"><w:name w:val="Title"/></w:style></w:styles>',
    ...more,
  })

/** A candidate's Word document: headings by style, dates after a tab, a table, and a link. */
export const wordDocument = () =>
  docx(
    [
      p('Noor Veldkamp', { style: 'Titel' }),
      p('Warehouse team lead'),
      p('noor.veldkamp@mail.example\t+31 6 5555 0142'),
      link('rId7', 'My profile'),
      p('Profile', { style: 'berschrift1' }),
      p('Leads night shifts, and makes sure that nobody lifts alone.'),
      p('Employment history', { style: 'berschrift1' }),
      p('Team lead, Kade Logistics\t04/2020 - Present', { isBold: true }),
      bullet('Leads twelve people over three docks'),
      bullet('Wrote the plan of the new hall'),
      p('Picker, Polder Foods\tMay 2017 – March 2020', { isBold: true }),
      p('Picked orders for two hundred shops.'),
      p('Education', { style: 'berschrift1' }),
      table(
        row(p('2013 – 2016'), p('Diploma Logistics', { isBold: true }) + p('Merwede College')),
        row(p('2012'), p('Forklift certificate')),
      ),
      p('Skills', { style: 'berschrift1' }),
      p('Forklifts; Stock systems; First aid'),
      p('Choir', { style: 'berschrift1' }),
      p('Sings second alto every Tuesday.'),
    ],
    {
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Id="rId7" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://github.com/noor-veldkamp" TargetMode="External"/></Relationships>',
    },
  )

/** Archive of a LinkedIn export. */
export const linkedInExport = () =>
  packed({
    'export/Profile.csv':
      '\uFEFFFirst Name,Last Name,Address,Birth Date,Headline,Summary,Industry,Geo Location,Websites\nTariq,Alsalem,,Jan 5,Logistics planner,"Plans, and drives.\nSince 2016.",Logistics,"Rotterdam, Netherlands","[PORTFOLIO:https://tariq.example,OTHER:https://github.com/tariq]"\n',
    'export/Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nNorthgate Freight,Senior Planner,"Plans ""night"" routes",Rotterdam,Jan 2020,\nHarbour Lines,Planner,,Antwerp,Jun 2016,Dec 2019\n',
    'export/Education.csv':
      "School Name,Start Date,End Date,Notes,Degree Name,Activities\nDelft College,2012,2016,,Bachelor's degree,Rowing\n",
    'export/Skills.csv': 'Name\nSQL\nForecasting\n',
    'export/Languages.csv': 'Name,Proficiency\nArabic,NATIVE_OR_BILINGUAL\n',
    'export/Certifications.csv':
      'Name,Url,Authority,Started On,Finished On,License Number\nPlanner,,Board,May 2018,,77-B\n',
    'export/Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nold@mail.example,Yes,No,x\ntariq@mail.example,Yes,Yes,x\n',
  })
