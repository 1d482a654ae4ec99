import { sectionKeys } from '../../../contract/resumes/look.ts'
import type { ImportedResume, Leftover } from '../../../contract/resumes/imported.ts'
import { profileAt } from '../reading/contact.ts'
import { datedIn } from '../reading/dates.ts'
import type { Raw } from '../reading/documentOf.ts'
import { nonEmpty } from '../reading/found.ts'
import { linkedInRows, nameOf, tableOf, type LinkedInRow } from './linkedInRows.ts'
import {
  linkedInTables,
  personTables,
  type LinkedInTable,
  type ColumnReader,
  type ColumnTime,
} from './linkedInTables.ts'

type Tables = (table: {
  readonly file: string
  readonly columns: readonly string[]
}) => readonly LinkedInRow[]

const known = new Set([...linkedInTables, ...Object.values(personTables)].map(({ file }) => nameOf(file)))

/** True if the name of a file is that of a known table. */
export const isLinkedInTable = (path: string) => /\.csv$/i.test(path) && known.has(tableOf(path))

/**
 * Resume from the tables of a LinkedIn export. Fields that do not belong in a resume, such as a birthday, are
 * skipped. Undefined without a LinkedIn table.
 */
export function readLinkedIn(files: ReadonlyMap<string, string>): Raw | undefined {
  const byTable = new Map([...files].map(([path, text]) => [tableOf(path), { path, text }] as const))
  let isExport = false
  const rowsIn: Tables = ({ columns, file }) => {
    const held = byTable.get(nameOf(file))
    if (!held) return []
    const name = held.path.split(/[/\\]/).at(-1) ?? held.path
    const rows = linkedInRows(name, held.text, columns)
    isExport ||= rows !== undefined
    return rows ?? []
  }
  const person = personIn(rowsIn)
  const read = linkedInTables
    .map((table) => ({ table, items: rowsIn(table).map((row) => itemOf(table, row)) }))
    .filter(({ items }) => items.length > 0)
  if (!isExport) return undefined
  const own = read.filter(({ table }) => table.isOwn === true)
  const keyOf = ({ isOwn, section }: LinkedInTable) =>
    isOwn === true ? `own-${own.findIndex(({ table }) => table.section === section) + 1}` : section
  return {
    document: {
      basics: person.basics,
      ...Object.fromEntries(
        read
          .filter(({ table }) => table.isOwn !== true)
          .map(({ items, table }) => [table.section, items.map(({ fields }) => fields)]),
      ),
      ...(own.length > 0 && {
        meta: {
          jobgrove: {
            sections: [
              ...sectionKeys.map((key) => ({ key, title: null, isHidden: false })),
              ...own.map(({ table }) => ({ key: keyOf(table), title: table.section, isHidden: false })),
            ],
            custom: Object.fromEntries(
              own.map(({ items, table }) => [keyOf(table), items.map(({ fields }) => fields)]),
            ),
          },
        },
      }),
    },
    found: [
      ...person.found,
      ...read.flatMap(({ items, table }) =>
        items.map(({ place }, index) => ({
          path: `${table.isOwn === true ? 'custom.' : ''}${keyOf(table)}.${index}`,
          place,
        })),
      ),
    ],
    leftover: [...person.leftover, ...read.flatMap(({ items }) => items.flatMap((item) => item.leftover))],
  }
}

const isTime = (value: unknown): value is ColumnTime =>
  typeof value === 'object' && value !== null && 'column' in value

/** Fields of a row. Unreadable dates and columns without a field become leftovers. */
function itemOf({ fields }: LinkedInTable, { place, values }: LinkedInRow) {
  const asked = new Set<string>()
  const readColumn: ColumnReader = (column) => {
    asked.add(nameOf(column))
    return values.find((value) => nameOf(value.column) === nameOf(column))?.text || undefined
  }
  const leftover: Leftover[] = []
  const read = Object.entries(fields(readColumn)).map(([field, value]) => {
    if (!isTime(value)) return [field, value] as const
    const date = dateIn(value.text)
    if (value.text !== undefined && date === undefined)
      leftover.push({ text: `${value.column}: ${value.text}`, place })
    return [field, date] as const
  })
  const others = values.filter(({ column, text }) => text !== '' && !asked.has(nameOf(column)))
  return {
    fields: nonEmpty(Object.fromEntries(read)),
    place,
    leftover: [
      ...leftover,
      ...others.map(({ column, text }) => ({ text: column === '' ? text : `${column}: ${text}`, place })),
    ],
  }
}

/** Parses a date of LinkedIn, where numeric dates begin with the month: 9/1/15. */
function dateIn(text: string | undefined): string | undefined {
  const dated = datedIn(text ?? '', { isWhole: true, isMonthFirst: true })
  return dated?.endDate ?? dated?.startDate
}

/** Personal fields that do not belong in a resume. */
const UNREAD = new Set(['birthdate'])

const textIn = (row: LinkedInRow | undefined, column: string) =>
  row?.values.find((value) => nameOf(value.column) === nameOf(column))?.text

function personIn(rowsIn: Tables): Pick<Raw, 'found' | 'leftover'> & { readonly basics: object } {
  const [profile] = rowsIn(personTables.profile)
  const [more] = rowsIn(personTables.summary)
  const asked = new Set<string>(UNREAD)
  const readColumn = (column: string) => {
    asked.add(nameOf(column))
    return profile?.values.find((value) => nameOf(value.column) === nameOf(column))?.text || undefined
  }
  const emails = rowsIn(personTables.emails)
  const email = emails.find((row) => /^yes$/i.test(textIn(row, 'Primary') ?? '')) ?? emails[0]
  const [phone] = rowsIn(personTables.phones)
  const links = (readColumn('Websites') ?? '').match(/https?:\/\/[^\s,\]]{1,2000}/g) ?? []
  const profiles = [
    ...links.flatMap((url) => profileAt(url) ?? []),
    ...handlesIn(readColumn('Twitter Handles')),
  ]
  const values = [
    ['name', [readColumn('First Name'), readColumn('Last Name')].filter(Boolean).join(' '), profile],
    ['label', readColumn('Headline'), profile],
    ['email', textIn(email, 'Email Address'), email],
    ['phone', textIn(phone, 'Number'), phone],
    ['url', links.find((url) => !profileAt(url)), profile],
    ['location', placed(readColumn('Geo Location'), readColumn('Zip Code'), readColumn('Address')), profile],
    ['profiles', profiles.length > 0 ? profiles : undefined, profile],
    [
      'summary',
      readColumn('Summary') ?? textIn(more, 'Profile Summary'),
      readColumn('Summary') === undefined ? more : profile,
    ],
  ] as const
  const found = values.flatMap(([field, value, row]) =>
    value && row ? [{ field, value, place: row.place }] : [],
  )
  const otherLinks = links.filter((url) => !profileAt(url)).slice(1)
  const others = [
    ...otherLinks.map((url) => `Website: ${url}`),
    ...(profile?.values ?? [])
      .filter(({ column, text }) => text !== '' && !asked.has(nameOf(column)))
      .map(({ column, text }) => `${column}: ${text}`),
  ]
  return {
    basics: Object.fromEntries(found.map(({ field, value }) => [field, value])),
    found: found.map(({ field, place }) => ({ path: `basics.${field}`, place })),
    leftover: others.map((text) => ({
      text,
      place: profile?.place ?? null,
    })) satisfies ImportedResume['leftover'],
  }
}

const handlesIn = (text: string | undefined) =>
  (text?.match(/[A-Za-z0-9_]{1,50}/g) ?? []).map((username) => ({
    network: 'Twitter',
    username,
    url: `https://twitter.com/${username}`,
  }))

function placed(text: string | undefined, postalCode: string | undefined, address: string | undefined) {
  const [city, ...region] = text?.split(/, ?/) ?? []
  const location = nonEmpty({ address, postalCode, city, region: region.join(', ') })
  return Object.keys(location).length === 0 ? undefined : location
}
