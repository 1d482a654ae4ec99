/** Value of a column in a row, by the column's name. */
export type ColumnReader = (column: string) => string | undefined

/** Date or time in a column, as written. */
export interface ColumnTime {
  readonly column: string
  readonly text: string | undefined
}

type Value = string | readonly string[] | ColumnTime | undefined

/** Table of an export, with the meaning of its columns. */
export interface LinkedInTable {
  /** File name without extension, as in LinkedIn's export. */
  readonly file: string
  /** Section of the document, or title of a custom section. */
  readonly section: string
  readonly isOwn?: boolean
  /** Columns that identify the header line. */
  readonly columns: readonly string[]
  readonly fields: (readColumn: ColumnReader) => Readonly<Record<string, Value>>
}

const time = (readColumn: ColumnReader, column: string): ColumnTime => ({ column, text: readColumn(column) })
const during = (readColumn: ColumnReader, from = 'Started On', until = 'Finished On') => ({
  startDate: time(readColumn, from),
  endDate: time(readColumn, until),
})
const joined = (between: string, ...texts: readonly (string | undefined)[]) =>
  texts.filter((text) => text !== undefined).join(between)

export const linkedInTables: readonly LinkedInTable[] = [
  {
    file: 'Positions',
    section: 'work',
    columns: ['Company Name', 'Title', 'Started On', 'Description', 'Location'],
    fields: (readColumn) => ({
      name: readColumn('Company Name'),
      position: readColumn('Title'),
      location: readColumn('Location'),
      ...during(readColumn),
      summary: readColumn('Description'),
    }),
  },
  {
    file: 'Education',
    section: 'education',
    columns: ['School Name', 'Degree Name', 'Start Date', 'End Date'],
    fields: (readColumn) => ({
      institution: readColumn('School Name'),
      studyType: readColumn('Degree Name'),
      area: readColumn('Field Of Study'),
      score: readColumn('Grade'),
      ...during(readColumn, 'Start Date', 'End Date'),
      courses: [readColumn('Notes'), readColumn('Activities')].filter((text) => text !== undefined),
    }),
  },
  {
    file: 'Skills',
    section: 'skills',
    columns: ['Name'],
    fields: (readColumn) => ({ name: readColumn('Name') }),
  },
  {
    file: 'Languages',
    section: 'languages',
    columns: ['Name', 'Proficiency'],
    fields: (readColumn) => ({ language: readColumn('Name'), fluency: readColumn('Proficiency') }),
  },
  {
    file: 'Projects',
    section: 'projects',
    columns: ['Title', 'Description', 'Url', 'Started On'],
    fields: (readColumn) => ({
      name: readColumn('Title'),
      description: readColumn('Description'),
      url: readColumn('Url'),
      ...during(readColumn),
    }),
  },
  {
    file: 'Volunteering',
    section: 'volunteer',
    columns: ['Company Name', 'Role', 'Cause'],
    fields: (readColumn) => ({
      organization: readColumn('Company Name'),
      position: readColumn('Role'),
      ...during(readColumn),
      summary: joined('\n', readColumn('Cause'), readColumn('Description')),
    }),
  },
  {
    file: 'Certifications',
    section: 'certificates',
    columns: ['Name', 'Authority', 'Url'],
    fields: (readColumn) => ({
      name: readColumn('Name'),
      issuer: readColumn('Authority'),
      url: readColumn('Url'),
      date: time(readColumn, 'Started On'),
    }),
  },
  {
    file: 'Honors',
    section: 'awards',
    columns: ['Title', 'Issued On', 'Description'],
    fields: (readColumn) => ({
      title: readColumn('Title'),
      awarder: readColumn('Issuer'),
      summary: readColumn('Description'),
      date: time(readColumn, 'Issued On'),
    }),
  },
  {
    file: 'Publications',
    section: 'publications',
    columns: ['Name', 'Published On', 'Publisher'],
    fields: (readColumn) => ({
      name: readColumn('Name'),
      publisher: readColumn('Publisher'),
      releaseDate: time(readColumn, 'Published On'),
      summary: readColumn('Description'),
      url: readColumn('Url'),
    }),
  },
  {
    file: 'Recommendations Received',
    section: 'references',
    columns: ['First Name', 'Last Name', 'Text', 'Job Title'],
    fields: (readColumn) => {
      const name = joined(' ', readColumn('First Name'), readColumn('Last Name'))
      // Reads columns that are not content, so that they do not become leftovers.
      readColumn('Status')
      readColumn('Creation Date')
      return {
        name: joined(', ', name, readColumn('Job Title'), readColumn('Company')),
        reference: readColumn('Text'),
      }
    },
  },
  {
    file: 'Courses',
    section: 'Courses',
    isOwn: true,
    columns: ['Name', 'Number'],
    fields: (readColumn) => ({ name: readColumn('Name'), subtitle: readColumn('Number') }),
  },
  {
    file: 'Organizations',
    section: 'Organizations',
    isOwn: true,
    columns: ['Name', 'Position', 'Started On'],
    fields: (readColumn) => ({
      name: readColumn('Name'),
      subtitle: readColumn('Position'),
      ...during(readColumn),
      summary: readColumn('Description'),
    }),
  },
  {
    file: 'Patents',
    section: 'Patents',
    isOwn: true,
    columns: ['Title', 'Patent Number', 'Inventors'],
    fields: (readColumn) => ({
      name: readColumn('Title'),
      subtitle: joined(
        ', ',
        readColumn('Patent Number'),
        readColumn('Application Number'),
        readColumn('Inventors'),
      ),
      startDate: time(readColumn, 'Filed On'),
      endDate: time(readColumn, 'Issued On'),
      url: readColumn('Url'),
      summary: readColumn('Description'),
    }),
  },
  {
    file: 'Test Scores',
    section: 'Test scores',
    isOwn: true,
    columns: ['Name', 'Score'],
    fields: (readColumn) => ({
      name: readColumn('Name'),
      subtitle: readColumn('Score'),
      endDate: time(readColumn, readColumn('Taken On') === undefined ? 'Test Date' : 'Taken On'),
      summary: readColumn('Description'),
    }),
  },
]

/** Tables about the member, in addition to the sections, with the columns that identify each. */
export const personTables = {
  profile: {
    file: 'Profile',
    columns: ['First Name', 'Last Name', 'Headline', 'Summary', 'Industry', 'Geo Location'],
  },
  summary: { file: 'Profile Summary', columns: ['Profile Summary'] },
  emails: { file: 'Email Addresses', columns: ['Email Address', 'Primary'] },
  phones: { file: 'PhoneNumbers', columns: ['Number', 'Type'] },
} as const
