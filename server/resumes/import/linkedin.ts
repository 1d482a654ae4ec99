import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import type { Place } from '../../../contract/resumes/imported.ts'
import { profileAt } from '../reading/contact.ts'
import { datedIn } from '../reading/dates.ts'
import type { Raw } from '../reading/documentOf.ts'
import { saying } from '../reading/found.ts'
import { UnreadableFile } from './messages.ts'

const rows = v.array(
  v.object({ record: v.record(v.string(), v.string()), info: v.object({ lines: v.number() }) }),
)

type Fields = Readonly<Record<string, string | readonly string[] | undefined>>

interface Row {
  readonly said: Readonly<Record<string, string>>
  readonly place: Place
}

/** Which file holds which section, and which of its columns say what. */
const tables: readonly {
  readonly file: string
  readonly section: string
  readonly fields: (said: (column: string) => string | undefined) => Fields
  /** The columns that it reads. */
  readonly columns: readonly string[]
}[] = [
  {
    file: 'Positions.csv',
    section: 'work',
    columns: ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
    fields: (said) => ({
      name: said('Company Name'),
      position: said('Title'),
      location: said('Location'),
      ...during(said, 'Started On', 'Finished On'),
      summary: said('Description'),
    }),
  },
  {
    file: 'Education.csv',
    section: 'education',
    columns: ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
    fields: (said) => ({
      institution: said('School Name'),
      studyType: said('Degree Name'),
      ...during(said, 'Start Date', 'End Date'),
      courses: [said('Notes'), said('Activities')].filter((text) => text !== undefined),
    }),
  },
  {
    file: 'Skills.csv',
    section: 'skills',
    columns: ['Name'],
    fields: (said) => ({ name: said('Name') }),
  },
  {
    file: 'Languages.csv',
    section: 'languages',
    columns: ['Name', 'Proficiency'],
    fields: (said) => ({ language: said('Name'), fluency: said('Proficiency') }),
  },
  {
    file: 'Projects.csv',
    section: 'projects',
    columns: ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
    fields: (said) => ({
      name: said('Title'),
      description: said('Description'),
      url: said('Url'),
      ...during(said, 'Started On', 'Finished On'),
    }),
  },
  {
    file: 'Volunteering.csv',
    section: 'volunteer',
    columns: ['Company Name', 'Role', 'Cause', 'Started On', 'Finished On', 'Description'],
    fields: (said) => ({
      organization: said('Company Name'),
      position: said('Role'),
      ...during(said, 'Started On', 'Finished On'),
      summary: [said('Cause'), said('Description')].filter((text) => text !== undefined).join('\n'),
    }),
  },
  {
    file: 'Certifications.csv',
    section: 'certificates',
    columns: ['Name', 'Url', 'Authority', 'Started On', 'Finished On'],
    fields: (said) => ({
      name: said('Name'),
      issuer: said('Authority'),
      url: said('Url'),
      date: during(said, 'Started On', 'Finished On').startDate,
    }),
  },
  {
    file: 'Honors.csv',
    section: 'awards',
    columns: ['Title', 'Description', 'Issued On'],
    fields: (said) => ({
      title: said('Title'),
      summary: said('Description'),
      date: during(said, 'Issued On', '').startDate,
    }),
  },
  {
    file: 'Publications.csv',
    section: 'publications',
    columns: ['Name', 'Published On', 'Description', 'Publisher', 'Url'],
    fields: (said) => ({
      name: said('Name'),
      publisher: said('Publisher'),
      releaseDate: during(said, 'Published On', '').startDate,
      summary: said('Description'),
      url: said('Url'),
    }),
  },
]

const during = (said: (column: string) => string | undefined, from: string, until: string) => {
  const dateIn = (column: string) => {
    const dated = datedIn(said(column) ?? '')
    return dated?.endDate ?? dated?.startDate
  }
  return { startDate: dateIn(from), endDate: dateIn(until) }
}

/** A resume out of the tables that LinkedIn gives of a member. What no resume names, such as a birthday, is not read. */
export function readLinkedIn(files: ReadonlyMap<string, string>): Raw {
  const byName = new Map([...files].map(([path, text]) => [path.split('/').at(-1) ?? path, text] as const))
  const rowsIn = (file: string) => rowsOf(file, byName.get(file) ?? '')
  const person = personIn(rowsIn)
  const read = tables.map(({ columns, fields, file, section }) => ({
    section,
    rows: rowsIn(file).map(({ place, said }) => ({
      place,
      fields: saying(fields((column) => said[column]?.trim() || undefined)),
      others: Object.entries(said).filter(
        ([column, text]) => !columns.includes(column) && text.trim() !== '',
      ),
    })),
  }))
  return {
    document: {
      basics: person.basics,
      ...Object.fromEntries(
        read
          .filter(({ rows: its }) => its.length > 0)
          .map(({ rows: its, section }) => [section, its.map(({ fields }) => fields)]),
      ),
    },
    found: [
      ...person.found,
      ...read.flatMap(({ rows: its, section }) =>
        its.map(({ place }, index) => ({ path: `${section}.${index}`, place })),
      ),
    ],
    leftover: [
      ...person.leftover,
      ...read.flatMap(({ rows: its }) =>
        its.flatMap(({ others, place }) =>
          others.map(([column, text]) => ({ text: `${column}: ${text}`, place })),
        ),
      ),
    ],
  }
}

function personIn(rowsIn: (file: string) => readonly Row[]) {
  const [profile] = rowsIn('Profile.csv')
  const said = (column: string) => profile?.said[column]?.trim() || undefined
  const emails = rowsIn('Email Addresses.csv')
  const email = emails.find((row) => row.said['Primary'] === 'Yes') ?? emails[0]
  const [phone] = rowsIn('PhoneNumbers.csv')
  const links = (said('Websites') ?? '').match(/https?:\/\/[^\s,\]]+/g) ?? []
  const profiles = links.flatMap((url) => profileAt(url) ?? [])
  const values = [
    ['name', [said('First Name'), said('Last Name')].filter(Boolean).join(' '), profile],
    ['label', said('Headline'), profile],
    ['email', email?.said['Email Address'], email],
    ['phone', phone?.said['Number'], phone],
    ['url', links.find((url) => !profileAt(url)), profile],
    ['location', placed(said('Geo Location')), profile],
    ['profiles', profiles.length > 0 ? profiles : undefined, profile],
    ['summary', said('Summary'), profile],
  ] as const
  const known = values.flatMap(([field, value, row]) =>
    value && row ? [{ field, value, place: row.place }] : [],
  )
  const others = ['Industry', 'Twitter Handles'].flatMap((column) => {
    const text = said(column)
    return text !== undefined && profile ? [{ text: `${column}: ${text}`, place: profile.place }] : []
  })
  return {
    basics: Object.fromEntries(known.map(({ field, value }) => [field, value])),
    found: known.map(({ field, place }) => ({ path: `basics.${field}`, place })),
    leftover: others,
  }
}

function placed(text: string | undefined) {
  const [city, ...region] = text?.split(/, ?/) ?? []
  return city === undefined ? undefined : saying({ city, region: region.join(', ') })
}

function rowsOf(file: string, text: string): readonly Row[] {
  if (text === '') return []
  try {
    const read: unknown = parse(text, {
      bom: true,
      columns: true,
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return v.parse(rows, read).map(({ info, record }) => ({
      said: record,
      place: { page: null, file, from: info.lines, to: info.lines },
    }))
  } catch {
    throw new UnreadableFile('damaged')
  }
}
