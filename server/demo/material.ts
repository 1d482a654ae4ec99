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
  /** The answers of the invented candidates, given in turn. */
  answers: v.pipe(v.array(answer), v.nonEmpty()),
})

const role = v.strictObject({
  title: text,
  /** `Leeds`, `hybrid Leeds`, `Vienna, AT`, `remote`, or `remote GB IE`. */
  where: text,
  /** `31000-36000 GBP/year`; absent for volunteers. */
  pay: v.exactOptional(text),
  payNote: v.exactOptional(text),
  /** Full time, if absent. */
  type: v.exactOptional(employmentType),
  level: v.exactOptional(level),
  /** Hours a week, least and most. */
  hours: v.exactOptional(v.strictTuple([v.number(), v.number()])),
  visa: v.exactOptional(visa),
  openings: v.exactOptional(v.number()),
  summary: text,
  /** A subset of Markdown. */
  text,
  must: texts,
  nice: v.exactOptional(texts),
  questions: v.exactOptional(v.array(question)),
  hidesNames: v.exactOptional(v.boolean()),
  /** Use of a program to screen applications, if any. */
  screening: v.exactOptional(text),
})

const company = v.strictObject({
  name: text,
  /** The website ends in `.example`, a reserved domain. */
  website: v.pipe(v.string(), v.regex(/^https:\/\/[a-z-]+\.example$/)),
  /** True once the website is proven to be its own. */
  isProven: v.exactOptional(v.boolean()),
  industry: text,
  size: v.picklist(companySizes),
  /** Two letters; the country of a role that names none. */
  country: v.pipe(v.string(), v.length(2)),
  city: text,
  about: text,
  /** The first and last name of its owner. */
  person: personName,
  answerDays: v.number(),
  /** The stages after the first answer: a name, and the days until it. */
  steps: v.array(v.strictTuple([text, v.nullable(v.number())])),
  benefits: texts,
  /** The place of work, the last section of each of its postings. */
  setting: text,
  roles: v.array(role),
})

const candidate = v.strictObject({
  name: personName,
  emailAddress: v.pipe(v.string(), v.endsWith('@demo.example')),
  trade: text,
  city: text,
  about: text,
  /** The latest first: when, position and employer, and the achievement. */
  work: v.array(v.strictTuple([text, text, text])),
  skills: texts,
  languages: text,
  letters: v.strictObject({
    /** The titles of the jobs of their own trade. */
    own: texts,
    inTheirTrade: text,
    /** `{company}` is filled in. */
    intoAnother: text,
  }),
})

const profile = v.strictObject({
  headline: v.string(),
  visibility: v.picklist(visibilities),
  /** Days since they last said that they stay visible. */
  active: v.number(),
  languages: v.array(v.strictTuple([text, v.picklist(languageLevels)])),
  rightToWork: texts,
  /** In days. */
  notice: v.exactOptional(v.picklist(noticePeriods)),
  titles: texts,
  /** `Leeds, GB`, and kilometres around it. */
  places: v.array(v.strictTuple([text, v.picklist(radii)])),
  isRemote: v.exactOptional(v.boolean(), false),
  types: v.array(v.picklist(choices.type)),
  levels: v.array(v.picklist(choices.level)),
  /** Companies that never see the profile. */
  excludes: v.exactOptional(texts, []),
  domains: v.exactOptional(texts, []),
})

/** The state in which a posting ends, where it is not simply open. */
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
  /** The companies in their order: the chances of a posting depend on its number. */
  companies: texts,
  /** By company and title. */
  postingScenarios: v.record(text, v.record(text, scenario)),
  applicantScenarios: v.array(
    v.strictObject({
      company: text,
      title: text,
      /**
       * Steps of each application, each with its age in days. `screening` to `interviewing` advance to that stage,
       * `propose` asks for a time and `agree` accepts it, `reject:` is followed by the reason, `tell` is a message of the
       * employer and `write` one of the candidate. Deadlines expire without a step.
       */
      applicants: v.record(text, text),
    }),
  ),
  /** The jobs that the demo's candidate has saved: company and title. */
  saved: v.array(v.strictTuple([text, text])),
  introductions: v.array(
    v.strictObject({
      company: text,
      title: text,
      /**
       * The steps of each introduction. `introduce` and `withdraw` are the employer's, `respond` and `leave` the
       * candidate's, besides those named as the events.
       */
      invited: v.record(text, text),
    }),
  ),
  /** People on the shortlist of a company, each with a note. */
  shortlist: v.strictObject({ company: text, people: v.record(text, text) }),
  /** Views of profiles, and the words that were searched for. */
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

/** Alternatives, used in turn. `{name}`, `{role}` and `{company}` are filled in. */
const alternatives = v.tupleWithRest([text], text)

const messages = v.strictObject({
  screening: alternatives,
  shortlisted: alternatives,
  assessment: alternatives,
  interviewing: alternatives,
  /** A question about a time, and the answer to it. */
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
  /** An invitation, which goes to people without a name too; the reply once it was accepted; and theirs to that. */
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
  /** Profiles by the key of their candidate. */
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

/** Reads the files of `server/demo/material` on the first call. */
export const demoMaterial = (): DemoMaterial => (material ??= readMaterial())
