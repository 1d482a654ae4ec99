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

/** What stands in a column of a row, if anything does. */
type Said = (column: string) => string | undefined

/** Which file holds which section, and which of its columns say what. */
const tables: readonly {
  readonly file: string
  readonly section: string
  readonly fields: (said: Said) => Fields
}[] = [
  {
    file: 'Positions.csv',
    section: 'work',
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
    fields: (said) => ({ name: said('Name') }),
  },
  {
    file: 'Languages.csv',
    section: 'languages',
    fields: (said) => ({ language: said('Name'), fluency: said('Proficiency') }),
  },
  {
    file: 'Projects.csv',
    section: 'projects',
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
    fields: (said) => ({
      title: said('Title'),
      summary: said('Description'),
      date: dateIn(said, 'Issued On'),
    }),
  },
  {
    file: 'Publications.csv',
    section: 'publications',
    fields: (said) => ({
      name: said('Name'),
      publisher: said('Publisher'),
      releaseDate: dateIn(said, 'Published On'),
      summary: said('Description'),
      url: said('Url'),
    }),
  },
]

const dateIn = (said: Said, column: string) => {
  const dated = datedIn(said(column) ?? '')
  return dated?.endDate ?? dated?.startDate
}

const during = (said: Said, from: string, until: string) => ({
  startDate: dateIn(said, from),
  endDate: dateIn(said, until),
})

/** A resume out of the tables that LinkedIn gives of a member. What no resume names, such as a birthday, is not read. */
export function readLinkedIn(files: ReadonlyMap<string, string>): Raw {
  const byName = new Map([...files].map(([path, text]) => [path.split('/').at(-1) ?? path, text] as const))
  const rowsIn = (file: string) => rowsOf(file, byName.get(file) ?? '')
  const person = personIn(rowsIn)
  const read = tables.map(({ fields, file, section }) => ({
    section,
    rows: rowsIn(file).map(({ place, said }) => {
      const asked = new Set<string>()
      const saidIn: Said = (column) => {
        asked.add(column)
        return said[column]?.trim() || undefined
      }
      return {
        place,
        fields: saying(fields(saidIn)),
        others: Object.entries(said).filter(([column, text]) => !asked.has(column) && text.trim() !== ''),
      }
    }),
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
