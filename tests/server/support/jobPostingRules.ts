import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const address = v.pipe(v.string(), v.url())
const typed = <Entries extends v.ObjectEntries>(type: string, entries: Entries) =>
  v.strictObject({ '@type': v.literal(type), ...entries })
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1))

/** ISO 8601 date and time with the offset from UTC, without which the time would be ambiguous. */
const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/))

const country = typed('Country', { name: text })
const place = typed('Place', {
  address: typed('PostalAddress', {
    addressLocality: text,
    addressRegion: v.optional(text),
    addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  }),
})

/** Allowed values of JobPosting's properties, as documented by Google. */
export const properties = {
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('JobPosting'),
  applicantLocationRequirements: list(country),
  baseSalary: typed('MonetaryAmount', {
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    value: typed('QuantitativeValue', {
      minValue: v.pipe(v.number(), v.gtValue(0)),
      maxValue: v.pipe(v.number(), v.gtValue(0)),
      unitText: v.picklist(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
    }),
  }),
  datePosted: v.pipe(v.string(), v.isoDate()),
  // Requires HTML elements, so that a repeated title or plain text is not accepted as a description.
  description: v.pipe(v.string(), v.regex(/^<(?:p|ul|ol|h\d)>/), v.regex(/<\/(?:p|ul|ol|h\d)>$/)),
  directApply: v.boolean(),
  // A property of schema.org that Google does not document, like the hours of work.
  eligibilityToWorkRequirement: v.literal('No visa sponsorship'),
  employmentType: v.picklist([
    'FULL_TIME',
    'PART_TIME',
    'CONTRACTOR',
    'TEMPORARY',
    'INTERN',
    'VOLUNTEER',
    'PER_DIEM',
    'OTHER',
  ]),
  hiringOrganization: typed('Organization', {
    name: text,
    url: address,
    sameAs: v.optional(address),
    logo: v.optional(address),
  }),
  identifier: typed('PropertyValue', { name: text, value: text }),
  jobBenefits: text,
  jobLocation: list(place),
  jobLocationType: v.literal('TELECOMMUTE'),
  qualifications: text,
  skills: text,
  // Rejects elements such as “<b>” and “</b>”, but not “Engineer > 10 years”.
  title: v.pipe(
    text,
    v.check((title) => !/<\/?[a-z]/i.test(title), 'Expected no element'),
  ),
  totalJobOpenings: v.pipe(v.number(), v.integer(), v.minValue(1)),
  url: address,
  validThrough: moment,
  workHours: v.pipe(text, v.regex(/^\d+(?:–\d+)? hours? a week$/)),
} as const satisfies Record<string, v.GenericSchema>

type Property = keyof typeof properties
type Told = Readonly<Record<string, unknown>>

const isRemote = (told: Told) => told['jobLocationType'] !== undefined

/** Properties that Google requires or recommends, with the postings to which this applies. */
export const needed: Readonly<Partial<Record<Property, (told: Told) => boolean>>> = {
  '@context': () => true,
  '@type': () => true,
  applicantLocationRequirements: isRemote,
  baseSalary: ({ employmentType }) => employmentType !== 'VOLUNTEER',
  datePosted: () => true,
  description: () => true,
  directApply: () => true,
  employmentType: () => true,
  hiringOrganization: () => true,
  identifier: () => true,
  jobLocation: (told) => !isRemote(told),
  title: () => true,
  validThrough: () => true,
}

const optional = Object.fromEntries(
  Object.entries<v.GenericSchema>(properties).map(([name, schema]) => [name, v.optional(schema)]),
)

/** Violations of Google's rules for JobPosting. */
export function problemsOf(told: Told): readonly string[] {
  const missing = Object.entries(needed).flatMap(([name, isNeeded]) =>
    isNeeded(told) && told[name] === undefined ? [`${name} is missing`] : [],
  )
  const result = v.safeParse(v.strictObject(optional), told)
  return [...missing, ...(result.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)]
}
