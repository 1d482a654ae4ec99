import { resumeItems, type ListSection } from '../../../contract/resumes/document.ts'

/** Parser of a field's value. `period`: start and end date of an item in one text. */
export type FieldKind = 'line' | 'text' | 'url' | 'date' | 'lines' | 'words' | 'period'

/** Fields of an object, with aliases used by other versions and programs. */
export interface Shape {
  readonly fields: ReadonlyMap<string, FieldKind>
  readonly aliases: ReadonlyMap<string, string>
  /** Field to fill if an item is a text instead of an object. */
  readonly main: string
}

/** Normalizes a name for comparison, without case and punctuation: `start_date` equals `startDate`. */
export const nameKey = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

function kindOf(field: string): FieldKind {
  if (/date$/i.test(field)) return 'date'
  if (field === 'highlights' || field === 'courses') return 'lines'
  if (field === 'keywords' || field === 'roles') return 'words'
  if (field === 'url' || field === 'image') return 'url'
  return ['summary', 'reference'].includes(field) ? 'text' : 'line'
}

type Aliases = Readonly<Record<string, string>>

function shapeOf(
  names: readonly string[],
  main: string,
  aliases: Aliases,
  kinds: Readonly<Record<string, FieldKind>> = {},
): Shape {
  const fields = new Map(names.map((name) => [name, kinds[name] ?? kindOf(name)]))
  if (fields.has('startDate')) fields.set('period', 'period')
  const shared = Object.entries(common).filter(([field]) => fields.has(field))
  return {
    fields,
    main,
    aliases: new Map(
      [...Object.entries(aliases), ...shared, ...names.map((name) => [name, name] as const)].flatMap(
        ([field, others]) => others.split(' ').map((other) => [nameKey(other), field] as const),
      ),
    ),
  }
}

/** Aliases of fields that many sections share. */
const common: Aliases = {
  startDate: 'start begin from started startedOn dateStart fromDate startYear',
  endDate: 'end until to finish finished finishedOn ended endedOn dateEnd toDate endYear graduationDate',
  period: 'date dates dateRange years duration time timespan workTime eduTime projectTime',
  url: 'website link href homepage web site websiteUrl uri',
  highlights:
    'achievements accomplishments responsibilities bullets bulletPoints tasks duties points details activities descriptionPoints',
  keywords: 'technologies technology techStack stack tools tags skills items list',
}

const itemsOf = new Map<string, { readonly entries: object }>(Object.entries(resumeItems))

const organization = 'company employer organization organisation companyName company_name business'

const aliases: Readonly<Record<ListSection, readonly [main: string, others: Aliases]>> = {
  work: [
    'summary',
    {
      name: organization,
      position: 'title role jobTitle job positionTitle',
      location: 'city place',
      summary: 'text content body workDesc',
    },
  ],
  volunteer: [
    'summary',
    {
      organization: `name institution ${organization}`,
      position: 'title role',
      summary: 'description text content',
    },
  ],
  education: [
    'institution',
    {
      institution: 'school university college name organization',
      area: 'major field fieldOfStudy subject course program programme',
      studyType: 'degree qualification title type academicDegree',
      score: 'gpa grade mark marks cgpa cumulativeGpa percentage',
      courses: 'summary description highlights notes activities coursework',
    },
  ],
  awards: [
    'title',
    {
      title: 'name award awardInfo',
      awarder: 'issuer organization from by',
      date: 'year releaseDate issued issuedOn',
      summary: 'description text',
    },
  ],
  certificates: [
    'name',
    {
      name: 'title certificate',
      issuer: 'authority awarder organization company institution',
      date: 'year releaseDate startDate issued issuedOn',
    },
  ],
  publications: [
    'name',
    {
      name: 'title publication',
      publisher: 'journal venue',
      releaseDate: 'date year published publishedOn',
      summary: 'description abstract text',
    },
  ],
  skills: [
    'name',
    {
      name: 'skill title category area skillName',
      level: 'proficiency rating experience expertise expertiseLevel skillLevel',
      keywords: 'description skillDesc',
    },
  ],
  languages: ['language', { language: 'name lang title', fluency: 'level proficiency skill value rating' }],
  interests: ['name', { name: 'title interest hobby' }],
  references: [
    'reference',
    { name: 'author person', reference: 'text quote recommendation summary description content' },
  ],
  projects: [
    'name',
    {
      name: 'title project projectName',
      description: 'summary text content projectDesc',
      roles: 'role position projectRole',
      entity: 'company organization client customer',
    },
  ],
}

export const itemShapes: ReadonlyMap<string, Shape> = new Map(
  Object.entries(aliases).map(([section, [main, others]]) => {
    const names = Object.keys(itemsOf.get(section)?.entries ?? {})
    return [section, shapeOf(names, main, others, section === 'projects' ? { description: 'text' } : {})]
  }),
)

export const basicsShape = shapeOf(['name', 'label', 'image', 'email', 'phone', 'url', 'summary'], 'name', {
  name: 'fullName',
  label: 'title headline role position jobTitle profession tagline subtitle',
  image: 'picture photo avatar',
  email: 'mail emailAddress',
  phone: 'tel telephone mobile cell phoneNumber',
  url: 'blog',
  summary: 'about aboutMe bio objective description',
  location: 'location address place residence',
  profiles: 'profiles social socials socialMedia networks accounts links',
})

export const locationShape = shapeOf(['address', 'postalCode', 'city', 'countryCode', 'region'], 'address', {
  address: 'street line1',
  postalCode: 'zip zipCode postcode postal plz',
  city: 'town locality',
  countryCode: 'country',
  region: 'state province county',
})

export const profileShape = shapeOf(['network', 'username', 'url'], 'url', {
  network: 'name site title platform type service label',
  username: 'user handle account nickname login',
})

/** Shape of the items in a custom section. */
export const ownShape = shapeOf(
  ['name', 'subtitle', 'startDate', 'endDate', 'url', 'summary', 'highlights'],
  'summary',
  { name: 'title', subtitle: 'location', summary: 'description text content', highlights: 'keywords' },
)

/** Aliases of the sections, as keys of a document. */
export const sectionAliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    work: 'work experience experiences workExperience employment employmentHistory jobs positions workExpList workList',
    volunteer: 'volunteer volunteering volunteerExperience volunteerWork',
    education: 'education educations studies educationList',
    awards: 'awards award honors honours awardList',
    certificates: 'certificates certificate certifications certification',
    publications: 'publications publication papers',
    skills: 'skills skill skillList',
    languages: 'languages language',
    interests: 'interests interest',
    references: 'references reference recommendations testimonials',
    projects: 'projects project projectList',
    basics:
      'basics basic personal personalInfo personalInformation contact bio about profile basicInfo basicInformation biodata personalDetails',
  }).flatMap(([section, names]) => names.split(' ').map((name) => [nameKey(name), section] as const)),
)
