import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { companySizes } from '../../contract/companies/facts.ts'
import { postingContent } from '../../contract/postings/posting.ts'
import { choices, radii } from '../../contract/search/choices.ts'
import { languageLevels, noticePeriods, visibilities } from '../../contract/talent/profile.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const texts = v.array(text)
const personName = v.strictTuple([text, text])
const answer = v.union([v.string(), v.boolean(), v.number()])
const { employmentType, level, visa } = postingContent.entries

const question = v.strictObject({
  kind: v.picklist(['short', 'long', 'yesNo', 'choice', 'number']),
  label: text,
  options: v.exactOptional(texts),
  knockOut: v.exactOptional(answer),
  /** Answers of demo candidates, used in turn. */
  answers: v.pipe(v.array(answer), v.nonEmpty()),
})

const role = v.strictObject({
  title: text,
  /** Place in the notation `Leeds`, `hybrid Leeds`, `Vienna, AT`, `remote`, or `remote GB IE`. */
  where: text,
  /** Pay in the notation `31000-36000 GBP/year`; absent for voluntary work. */
  pay: v.exactOptional(text),
  payNote: v.exactOptional(text),
  /** Job type; full time if absent. */
  type: v.exactOptional(employmentType),
  level: v.exactOptional(level),
  /** Minimum and maximum hours per week. */
  hours: v.exactOptional(v.strictTuple([v.number(), v.number()])),
  visa: v.exactOptional(visa),
  openings: v.exactOptional(v.number()),
  summary: text,
  /** Text in the supported subset of Markdown. */
  text,
  must: texts,
  nice: v.exactOptional(texts),
  questions: v.exactOptional(v.array(question)),
  hidesNames: v.exactOptional(v.boolean()),
  /** Use of software to screen applications; absent without any. */
  screening: v.exactOptional(text),
})

const company = v.strictObject({
  name: text,
  /** Website in the reserved domain `.example`. */
  website: v.pipe(v.string(), v.regex(/^https:\/\/[a-z-]+\.example$/)),
  /** True if the website is verified. */
  isProven: v.exactOptional(v.boolean()),
  industry: text,
  size: v.picklist(companySizes),
  /** ISO 3166 code; also the country of roles that specify none. */
  country: v.pipe(v.string(), v.length(2)),
  city: text,
  about: text,
  /** First and last name of the owner. */
  person: personName,
  answerDays: v.number(),
  /** Stages after the first reply: name, and days until it. */
  steps: v.array(v.strictTuple([text, v.nullable(v.number())])),
  benefits: texts,
  /** Description of the workplace, the last section of each posting. */
  setting: text,
  roles: v.array(role),
})

const candidate = v.strictObject({
  name: personName,
  emailAddress: v.pipe(v.string(), v.endsWith('@demo.example')),
  trade: text,
  city: text,
  about: text,
  /** Positions, latest first: period, position and employer, achievement. */
  work: v.array(v.strictTuple([text, text, text])),
  skills: texts,
  languages: text,
  letters: v.strictObject({
    /** Job titles in the candidate's own trade. */
    own: texts,
    inTheirTrade: text,
    /** Letter for a job in another trade, with the placeholder `{company}`. */
    intoAnother: text,
  }),
})

const profile = v.strictObject({
  headline: v.string(),
  visibility: v.picklist(visibilities),
  /** Days since the profile was last confirmed as visible. */
  active: v.number(),
  languages: v.array(v.strictTuple([text, v.picklist(languageLevels)])),
  rightToWork: texts,
  /** Notice period in days. */
  notice: v.exactOptional(v.picklist(noticePeriods)),
  titles: texts,
  /** Places such as `Leeds, GB`, each with a radius in kilometers. */
  places: v.array(v.strictTuple([text, v.picklist(radii)])),
  isRemote: v.exactOptional(v.boolean(), false),
  types: v.array(v.picklist(choices.type)),
  levels: v.array(v.picklist(choices.level)),
  /** Companies excluded from the profile. */
  excludes: v.exactOptional(texts, []),
  domains: v.exactOptional(texts, []),
})

/** Final state of a posting that is not simply open. */
const scenario = v.picklist([
  'draft',
  'discarded',
  'held',
  'unconfirmed',
  'paused',
  'forgotten',
  'expired',
  'filledElsewhere',
  'cancelled',
  'removed',
])

const story = v.strictObject({
  /** Companies in order. The order matters, because the index of a posting seeds its random values. */
  companies: texts,
  /** Scenarios by company and title. */
  postingScenarios: v.record(text, v.record(text, scenario)),
  applicantScenarios: v.array(
    v.strictObject({
      company: text,
      title: text,
      /**
       * Steps of each application, each with its age in days. `screening` to `interviewing` advance to that
       * stage, `propose` asks for a time and `agree` accepts it, `reject:` is followed by the reason, `tell`
       * is a message from the employer and `write` one from the candidate. Deadlines run without a step.
       */
      applicants: v.record(text, text),
    }),
  ),
  /** Saved jobs of the demo candidate: company and title. */
  saved: v.array(v.strictTuple([text, text])),
  introductions: v.array(
    v.strictObject({
      company: text,
      title: text,
      /**
       * Steps of each introduction. `introduce` and `withdraw` are by the employer, `respond` and `leave` by
       * the candidate; other steps have the names of events.
       */
      invited: v.record(text, text),
    }),
  ),
  /** People on a company's shortlist, each with a note. */
  shortlist: v.strictObject({ company: text, people: v.record(text, text) }),
  /** Views of profiles, with the search words. */
  views: v.array(
    v.strictObject({
      company: text,
      person: text,
      daysAgo: v.number(),
      words: text,
      opened: v.number(),
      listed: v.number(),
    }),
  ),
})

/** Alternative texts, used in turn, with the placeholders `{name}`, `{role}` and `{company}`. */
const alternatives = v.tupleWithRest([text], text)

const messages = v.strictObject({
  screening: alternatives,
  shortlisted: alternatives,
  assessment: alternatives,
  interviewing: alternatives,
  /** Question about a time, and the answer. */
  propose: alternatives,
  agree: alternatives,
  ask: alternatives,
  reply: alternatives,
  offer: alternatives,
  experience: alternatives,
  skills: alternatives,
  location: alternatives,
  filled: alternatives,
  other: alternatives,
  tell: alternatives,
  write: alternatives,
  withdraw: alternatives,
  decline: alternatives,
  /**
   * Invitation, which may also go to people with hidden names; the employer's message after acceptance; and
   * the candidate's reply.
   */
  invite: alternatives,
  introduce: alternatives,
  respond: alternatives,
})

export type DemoQuestion = v.InferOutput<typeof question>
export type DemoRole = v.InferOutput<typeof role>
export type DemoCompany = v.InferOutput<typeof company>
export type DemoCandidate = v.InferOutput<typeof candidate>
export type DemoProfile = v.InferOutput<typeof profile>
export type DemoMessages = v.InferOutput<typeof messages>
export type PostingScenario = v.InferOutput<typeof scenario>

/** Demo marketplace: people, companies and events. */
export interface DemoMaterial {
  readonly companies: ReadonlyMap<string, DemoCompany>
  readonly candidates: ReadonlyMap<string, DemoCandidate>
  /** Profiles by candidate key. */
  readonly profiles: ReadonlyMap<string, DemoProfile>
  readonly messages: DemoMessages
  readonly story: v.InferOutput<typeof story>
}

const folder = join(import.meta.dirname, 'material')

function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  const { issues, output } = v.safeParse(
    schema,
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')),
  )
  if (!issues) return output
  throw new Error(`server/demo/material/${name}.json: ${v.getDotPath(issues[0]) ?? ''} ${issues[0].message}`)
}

function readMaterial(): DemoMaterial {
  const { companies, ...events } = read('story', story)
  return {
    companies: new Map(companies.map((key) => [key, read(`companies/${key}`, company)])),
    candidates: new Map(Object.entries(read('candidates', v.record(text, candidate)))),
    profiles: new Map(Object.entries(read('profiles', v.record(text, profile)))),
    messages: read('messages', messages),
    story: { companies, ...events },
  }
}

let material: DemoMaterial | undefined

/** Demo material, read from its files on the first call. */
export const demoMaterial = (): DemoMaterial => (material ??= readMaterial())
