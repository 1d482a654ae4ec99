/** Value of a column in a row, by the column's name. */
export type Said = (column: string) => string | undefined

/** A time in a column, as it is written there. */
export interface SaidTime {
  readonly column: string
  readonly text: string | undefined
}

type Value = string | readonly string[] | SaidTime | undefined

/** Table of an export, with the meaning of its columns. */
export interface LinkedInTable {
  /** The file without its extension, as LinkedIn writes it. */
  readonly file: string
  /** A section of the document, or the title of one of its own. */
  readonly section: string
  readonly isOwn?: boolean
  /** Columns by which the line of headings is known. */
  readonly columns: readonly string[]
  readonly fields: (said: Said) => Readonly<Record<string, Value>>
}

const time = (said: Said, column: string): SaidTime => ({ column, text: said(column) })
const during = (said: Said, from = 'Started On', until = 'Finished On') => ({
  startDate: time(said, from),
  endDate: time(said, until),
})
const joined = (between: string, ...texts: readonly (string | undefined)[]) =>
  texts.filter((text) => text !== undefined).join(between)

export const linkedInTables: readonly LinkedInTable[] = [
  {
    file: 'Positions',
    section: 'work',
    columns: ['Company Name', 'Title', 'Started On', 'Description', 'Location'],
    fields: (said) => ({
      name: said('Company Name'),
      position: said('Title'),
      location: said('Location'),
      ...during(said),
      summary: said('Description'),
    }),
  },
  {
    file: 'Education',
    section: 'education',
    columns: ['School Name', 'Degree Name', 'Start Date', 'End Date'],
    fields: (said) => ({
      institution: said('School Name'),
      studyType: said('Degree Name'),
      area: said('Field Of Study'),
      score: said('Grade'),
      ...during(said, 'Start Date', 'End Date'),
      courses: [said('Notes'), said('Activities')].filter((text) => text !== undefined),
    }),
  },
  { file: 'Skills', section: 'skills', columns: ['Name'], fields: (said) => ({ name: said('Name') }) },
  {
    file: 'Languages',
    section: 'languages',
    columns: ['Name', 'Proficiency'],
    fields: (said) => ({ language: said('Name'), fluency: said('Proficiency') }),
  },
  {
    file: 'Projects',
    section: 'projects',
    columns: ['Title', 'Description', 'Url', 'Started On'],
    fields: (said) => ({
      name: said('Title'),
      description: said('Description'),
      url: said('Url'),
      ...during(said),
    }),
  },
  {
    file: 'Volunteering',
    section: 'volunteer',
    columns: ['Company Name', 'Role', 'Cause'],
    fields: (said) => ({
      organization: said('Company Name'),
      position: said('Role'),
      ...during(said),
      summary: joined('\n', said('Cause'), said('Description')),
    }),
  },
  {
    file: 'Certifications',
    section: 'certificates',
    columns: ['Name', 'Authority', 'Url'],
    fields: (said) => ({
      name: said('Name'),
      issuer: said('Authority'),
      url: said('Url'),
      date: time(said, 'Started On'),
    }),
  },
  {
    file: 'Honors',
    section: 'awards',
    columns: ['Title', 'Issued On', 'Description'],
    fields: (said) => ({
      title: said('Title'),
      awarder: said('Issuer'),
      summary: said('Description'),
      date: time(said, 'Issued On'),
    }),
  },
  {
    file: 'Publications',
    section: 'publications',
    columns: ['Name', 'Published On', 'Publisher'],
    fields: (said) => ({
      name: said('Name'),
      publisher: said('Publisher'),
      releaseDate: time(said, 'Published On'),
      summary: said('Description'),
      url: said('Url'),
    }),
  },
  {
    file: 'Recommendations Received',
    section: 'references',
    columns: ['First Name', 'Last Name', 'Text', 'Job Title'],
    fields: (said) => {
      const name = joined(' ', said('First Name'), said('Last Name'))
      // Date and visibility are not content.
      said('Status')
      said('Creation Date')
      return { name: joined(', ', name, said('Job Title'), said('Company')), reference: said('Text') }
    },
  },
  {
    file: 'Courses',
    section: 'Courses',
    isOwn: true,
    columns: ['Name', 'Number'],
    fields: (said) => ({ name: said('Name'), subtitle: said('Number') }),
  },
  {
    file: 'Organizations',
    section: 'Organizations',
    isOwn: true,
    columns: ['Name', 'Position', 'Started On'],
    fields: (said) => ({
      name: said('Name'),
      subtitle: said('Position'),
      ...during(said),
      summary: said('Description'),
    }),
  },
  {
    file: 'Patents',
    section: 'Patents',
    isOwn: true,
    columns: ['Title', 'Patent Number', 'Inventors'],
    fields: (said) => ({
      name: said('Title'),
      subtitle: joined(', ', said('Patent Number'), said('Application Number'), said('Inventors')),
      startDate: time(said, 'Filed On'),
      endDate: time(said, 'Issued On'),
      url: said('Url'),
      summary: said('Description'),
    }),
  },
  {
    file: 'Test Scores',
    section: 'Test scores',
    isOwn: true,
    columns: ['Name', 'Score'],
    fields: (said) => ({
      name: said('Name'),
      subtitle: said('Score'),
      endDate: time(said, said('Taken On') === undefined ? 'Test Date' : 'Taken On'),
      summary: said('Description'),
    }),
  },
]

/** Tables about the member besides the sections, with the columns that identify each. */
export const personTables = {
  profile: {
    file: 'Profile',
    columns: ['First Name', 'Last Name', 'Headline', 'Summary', 'Industry', 'Geo Location'],
  },
  summary: { file: 'Profile Summary', columns: ['Profile Summary'] },
  emails: { file: 'Email Addresses', columns: ['Email Address', 'Primary'] },
  phones: { file: 'PhoneNumbers', columns: ['Number', 'Type'] },
} as const
