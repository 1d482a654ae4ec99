import { sectionKeys, type SectionKey } from '../../../contract/resumes/look.ts'

/**
 * Kind of form control. `lines` is a list with one entry per line, `words` a comma-separated list, and
 * `until` a month that may be empty or in the future.
 */
export type FieldKind =
  'line' | 'email' | 'tel' | 'url' | 'country' | 'text' | 'lines' | 'words' | 'month' | 'until'

export interface ResumeField {
  readonly name: string
  readonly label: string
  readonly kind: FieldKind
  readonly hint?: string
}

/** Texts about the items of a section. */
export interface ItemWords {
  readonly one: string
  readonly many: string
  readonly add: string
  readonly unnamed: string
}

/** Section with the texts and fields of its items. */
export interface ResumeSection {
  readonly title: string
  readonly item: ItemWords
  readonly fields: readonly ResumeField[]
}

const field = (name: string, label: string, kind: FieldKind = 'line', hint?: string): ResumeField => ({
  name,
  label,
  kind,
  ...(hint !== undefined && { hint }),
})

const website = field('url', 'Website', 'url')
const period = [field('startDate', 'From', 'month'), field('endDate', 'Until', 'until')]
const day = (name = 'date') => field(name, 'Date', 'month')
const did = field('highlights', 'Highlights, one per line', 'lines')
const keywords = field('keywords', 'Keywords', 'words', 'Separated by commas.')

/** Fields about the person. */
export const aboutYou: readonly ResumeField[] = [
  field('basics.name', 'Full name'),
  field('basics.label', 'Job title', 'line', 'What you do, or want to do next.'),
  field('basics.email', 'Email', 'email'),
  field('basics.phone', 'Phone', 'tel'),
  field('basics.url', 'Website', 'url'),
  field('basics.location.city', 'City'),
  field('basics.location.region', 'Region'),
  field('basics.location.countryCode', 'Country', 'country'),
]

export const profileFields: readonly ResumeField[] = [
  field('network', 'Network', 'line', 'For example, GitHub.'),
  field('username', 'Username'),
  website,
]

export const profileWords: ItemWords = {
  one: 'Profile',
  many: 'Profiles',
  add: 'Add a profile',
  unnamed: 'New profile',
}

export const summaryField = field('basics.summary', 'Summary', 'text', 'Two or three sentences.')

type ListKey = Exclude<SectionKey, 'summary'>

const sections: Readonly<Record<ListKey, ResumeSection>> = {
  work: {
    title: 'Work',
    item: { one: 'Position', many: 'Positions', add: 'Add a position', unnamed: 'New position' },
    fields: [
      field('position', 'Position'),
      field('name', 'Employer'),
      ...period,
      field('location', 'Place'),
      website,
      field('summary', 'Summary', 'text'),
      did,
    ],
  },
  education: {
    title: 'Education',
    item: { one: 'School', many: 'Schools', add: 'Add a school', unnamed: 'New school' },
    fields: [
      field('studyType', 'Degree'),
      field('area', 'Subject'),
      field('institution', 'School'),
      ...period,
      field('score', 'Grade'),
      website,
      field('courses', 'Courses, one per line', 'lines'),
    ],
  },
  skills: {
    title: 'Skills',
    item: { one: 'Skill', many: 'Skills', add: 'Add a skill', unnamed: 'New skill' },
    fields: [field('name', 'Skill'), field('level', 'Level'), keywords],
  },
  projects: {
    title: 'Projects',
    item: { one: 'Project', many: 'Projects', add: 'Add a project', unnamed: 'New project' },
    fields: [
      field('name', 'Project'),
      field('entity', 'Client or employer'),
      ...period,
      website,
      field('description', 'Summary', 'text'),
      did,
      keywords,
    ],
  },
  volunteer: {
    title: 'Volunteering',
    item: { one: 'Role', many: 'Roles', add: 'Add a role', unnamed: 'New role' },
    fields: [
      field('position', 'Position'),
      field('organization', 'Organization'),
      ...period,
      website,
      field('summary', 'Summary', 'text'),
      did,
    ],
  },
  certificates: {
    title: 'Certificates',
    item: { one: 'Certificate', many: 'Certificates', add: 'Add a certificate', unnamed: 'New certificate' },
    fields: [field('name', 'Certificate'), field('issuer', 'Issued by'), day(), website],
  },
  awards: {
    title: 'Awards',
    item: { one: 'Award', many: 'Awards', add: 'Add an award', unnamed: 'New award' },
    fields: [
      field('title', 'Award'),
      field('awarder', 'Given by'),
      day(),
      field('summary', 'Summary', 'text'),
    ],
  },
  publications: {
    title: 'Publications',
    item: { one: 'Publication', many: 'Publications', add: 'Add a publication', unnamed: 'New publication' },
    fields: [
      field('name', 'Title'),
      field('publisher', 'Publisher'),
      day('releaseDate'),
      website,
      field('summary', 'Summary', 'text'),
    ],
  },
  languages: {
    title: 'Languages',
    item: { one: 'Language', many: 'Languages', add: 'Add a language', unnamed: 'New language' },
    fields: [field('language', 'Language'), field('fluency', 'Level')],
  },
  interests: {
    title: 'Interests',
    item: { one: 'Interest', many: 'Interests', add: 'Add an interest', unnamed: 'New interest' },
    fields: [field('name', 'Interest'), keywords],
  },
  references: {
    title: 'References',
    item: { one: 'Reference', many: 'References', add: 'Add a reference', unnamed: 'New reference' },
    fields: [field('name', 'Name'), field('reference', 'Quote', 'text')],
  },
}

const ofOnesOwn: ResumeSection = {
  title: 'Section',
  item: { one: 'Entry', many: 'Entries', add: 'Add an entry', unnamed: 'New entry' },
  fields: [
    field('name', 'Title'),
    field('subtitle', 'Subtitle'),
    ...period,
    website,
    field('summary', 'Summary', 'text'),
    did,
  ],
}

const isList = (key: string): key is ListKey =>
  key !== 'summary' && sectionKeys.some((each: SectionKey) => each === key)

/** Section by its key; a custom section for unknown keys. */
export const sectionOf = (key: string): ResumeSection => (isList(key) ? sections[key] : ofOnesOwn)

/** Title of a section in the builder. */
export const titleOf = ({ key, title }: { key: string; title?: string | null }): string =>
  title?.trim() || (key === 'summary' ? 'Summary' : sectionOf(key).title)

/** Title of an item, from the first two of its text fields that are filled in. */
export function itemTitle(key: string, item: Readonly<Record<string, unknown>>): string {
  const { fields, item: words } = sectionOf(key)
  const said = fields
    .filter(({ kind }) => kind === 'line')
    .flatMap(({ name }) => {
      const value = item[name]
      return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []
    })
  return said.slice(0, 2).join(', ') || words.unnamed
}
