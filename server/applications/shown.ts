import { sql } from 'kysely'
import * as v from 'valibot'
import { definitionOf } from '../../contract/applications/events/applicationEvents.ts'
import { offeredPay } from '../../contract/applications/offeredPay.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import { contentOf, type Posting } from '../postings/postings.ts'
import { textIn } from '../store/json.ts'
import type { Database } from '../store/schema.ts'
import { draftContentOf, sentIn, type Application } from './applications.ts'
import { relatedFactsOf, factsOf, missingOf, type RelatedFacts } from './relatedFacts.ts'
import { headlineToCompany } from './headline.ts'
import { pictureOfApplicant, shownName, type LedgerEvent, type Named } from './hiding.ts'
import { otherApplications, withOtherApplications } from './otherApplications.ts'
import { openingsOf } from './openings.ts'
import { anyFacts, possible } from './possible.ts'

// Views of an application for each side. The employer never sees a draft; the candidate does not see a
// pending rejection.

const isoOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())

/** Posting with its company. */
interface Job {
  readonly posting: Posting
  readonly company: { readonly name: string; readonly slug: string; readonly logo: string | undefined }
}

/** Loads the postings and companies of applications in one query. Returns a lookup by application. */
async function jobsOf(
  db: Database,
  applications: readonly Pick<Application, 'posting_id'>[],
): Promise<(application: Pick<Application, 'posting_id'>) => Job> {
  const ids = [...new Set(applications.map((each) => each.posting_id))]
  const found =
    ids.length === 0
      ? []
      : await db
          .selectFrom('postings')
          .innerJoin('companies', 'companies.id', 'postings.company_id')
          .selectAll('postings')
          .select(['companies.name as company_name', 'companies.slug as company_slug', 'companies.logo'])
          .where('postings.id', 'in', ids)
          .execute()
  const jobs = new Map(
    found.map(({ company_name: name, company_slug: slug, logo, ...posting }) => [
      posting.id,
      { posting, company: { name, slug, logo: logo || undefined } },
    ]),
  )
  return ({ posting_id: id }) => {
    const job = jobs.get(id)
    if (!job) throw new Error('An application is to a posting of a company.')
    return job
  }
}

type Listed = Pick<
  Application,
  | 'created_at'
  | 'due_at'
  | 'id'
  | 'kept_until'
  | 'lateness'
  | 'reference'
  | 'revision'
  | 'stage'
  | 'state'
  | 'submitted_at'
  | 'turn'
>

/** Identity, stage and turn of an application, the same for both sides. */
export function summaryOf(application: Listed) {
  const { due_at: dueAt, lateness, turn } = application
  return {
    id: application.id,
    reference: application.reference,
    revision: application.revision,
    state: application.state,
    stage: application.stage,
    turn: turn === null ? null : { side: turn, lateness, dueAt: isoOf(dueAt) },
    createdAt: isoOf(application.created_at),
    submittedAt: isoOf(application.submitted_at),
    keptUntil: application.kept_until === null ? null : dayOf(application.kept_until),
  }
}

function ownItemOf(application: Application, { company, posting }: Job, related: RelatedFacts) {
  const { title, validThrough } = contentOf(posting)
  return {
    ...summaryOf(application),
    can: possible('candidate', application, factsOf({ application, posting }, related)),
    posting: { slug: posting.slug, title, state: posting.state, company, validThrough },
  }
}

/**
 * List items of applications for their candidate.
 *
 * @param applications each with its end time; 0 while open
 */
export async function ownItemsOf(
  db: Database,
  applications: readonly (Application & { readonly ended: number })[],
) {
  const jobOf = await jobsOf(db, applications)
  const related = await relatedFactsOf(db, applications)
  const timelines = await timelinesOf(
    db,
    applications.filter(hasRequest).map(({ id }) => id),
  )
  return applications.map((application) => ({
    ...ownItemOf(application, jobOf(application), related),
    endedAt: application.ended === 0 ? null : isoOf(application.ended),
    request: requestIn(application, timelines.get(application.id) ?? []),
  }))
}

const hasRequest = ({ state, turn }: Application) => turn === 'candidate' || state === 'hired'

/** Latest question or offer, for a candidate who is to answer it or has accepted it. */
function requestIn(application: Application, timeline: readonly LedgerEvent[]) {
  const last = hasRequest(application)
    ? timeline.findLast(({ type }) => definitionOf(type)?.turnTo === 'candidate')
    : undefined
  if (!last) return null
  const { at, message, pay, start, type } = last
  return { at, message, pay, start, type }
}

function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('An application was read, and there is none.')
  return item
}

/** Complete application for its candidate. */
export const ownApplicationOf = async (db: Database, application: Application) =>
  only(await ownApplicationsOf(db, [application]))

/** Complete applications for their candidates, in a constant number of queries. */
export async function ownApplicationsOf(db: Database, applications: readonly Application[]) {
  const ids = applications.map(({ id }) => id)
  const jobOf = await jobsOf(db, applications)
  const timelines = await timelinesOf(db, ids)
  const related = await relatedFactsOf(db, applications)
  const openings = await openingsOf(db, ids)
  return applications.map((application) => {
    const job = jobOf(application)
    const timeline = timelines.get(application.id) ?? []
    const isOpen = application.state === 'draft' || application.state === 'active'
    return {
      ...ownItemOf(application, job, related),
      endedAt: isOpen ? null : (timeline.findLast(({ type }) => type !== 'tell')?.at ?? null),
      request: requestIn(application, timeline),
      ...draftContentOf(application),
      missing: missingOf({ application, posting: job.posting }, related),
      sent: sentIn(application) ?? null,
      openings: openings(application.id),
      timeline: forCandidate(timeline, application),
    }
  })
}

type ListedApplicant = Listed &
  Pick<Application, 'erased_at' | 'headline' | 'hidden_as' | 'leaves_at' | 'posting_id'> & {
    readonly otherApplications: number | string
  }

function applicantItemOf(application: ListedApplicant, name: Named, { posting }: Job) {
  return {
    ...summaryOf(application),
    postingId: application.posting_id,
    title: contentOf(posting).title,
    candidate: shownName(application, name),
    headline: headlineToCompany(application),
    otherApplications: Number(application.otherApplications),
    leavesAt: isoOf(application.leaves_at),
    can: application.erased_at === null ? possible('employer', application, anyFacts) : [],
  }
}

/**
 * Columns for lists of the employer. The database extracts names from snapshots, because parsing whole
 * resumes would be slow.
 */
export const applicantColumns = (db: Database) =>
  [
    'id',
    'reference',
    'revision',
    'state',
    'stage',
    'turn',
    'lateness',
    'due_at',
    'kept_until',
    'leaves_at',
    'created_at',
    'submitted_at',
    'posting_id',
    'hidden_as',
    'erased_at',
    'headline',
    otherApplications(),
    textIn(db, sql.ref('applications.snapshot'), ['candidate', 'firstName']).as('firstName'),
    textIn(db, sql.ref('applications.snapshot'), ['candidate', 'lastName']).as('lastName'),
    pictureOfApplicant.as('picture'),
  ] as const

/** List items of applications for the employer. */
export async function applicantItemsOf(db: Database, applicants: readonly (ListedApplicant & Named)[]) {
  const jobOf = await jobsOf(db, applicants)
  return applicants.map((applicant) => applicantItemOf(applicant, applicant, jobOf(applicant)))
}

/** Complete application for the employer, before redaction of messages. */
export const applicantOf = async (db: Database, application: Application) =>
  only(await wholeApplicantsOf(db, [application])).applicant

/** Complete applications for the employer, in a constant number of queries. */
export async function wholeApplicantsOf(db: Database, applications: readonly Application[]) {
  const jobOf = await jobsOf(db, applications)
  const timelines = await timelinesOf(
    db,
    applications.map(({ id }) => id),
  )
  const pictureOf = await picturesOf(db, applications)
  const counted = await withOtherApplications(db, applications)
  return counted.map((application) => {
    const name = sentIn(application)?.candidate ?? { firstName: '', lastName: '' }
    const picture = pictureOf(application)
    const item = applicantItemOf(application, { ...name, picture }, jobOf(application))
    return { application, applicant: { ...item, timeline: timelines.get(application.id) ?? [] } }
  })
}

/** Photos of applicants. */
async function picturesOf(db: Database, applications: readonly Application[]) {
  const ids = [...new Set(applications.map((each) => each.candidate_id))]
  const found =
    ids.length === 0
      ? []
      : await db.selectFrom('accounts').select(['id', 'picture']).where('id', 'in', ids).execute()
  const pictures = new Map(found.map(({ id, picture }) => [id, picture]))
  return ({ candidate_id: id }: Application) => pictures.get(id) ?? ''
}

const payloadSchema = v.looseObject({
  typed: v.optional(v.string()),
  message: v.optional(v.string()),
  pay: v.optional(offeredPay),
  start: v.optional(v.string()),
})

/** Ledger events of applications, by id of the application, without the accounts that sent them. */
export async function timelinesOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly LedgerEvent[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('events')
    .select(['subject_id', 'seq', 'type', 'actor', 'at', 'payload'])
    .where('subject_kind', '=', 'application')
    .where('subject_id', 'in', ids)
    .orderBy('seq')
    .execute()
  const timelines = new Map<string, LedgerEvent[]>(ids.map((id) => [id, []]))
  for (const { actor, at, payload, seq, subject_id: id, type } of rows) {
    const said = v.parse(payloadSchema, JSON.parse(payload))
    timelines.get(id)?.push({ ...said, seq, type, actor, at: isoOf(at) })
  }
  return timelines
}

/**
 * Timeline for the candidate. A rejection appears once sent, an undone one never. Renumbered, because a gap
 * would reveal a pending rejection.
 */
export function forCandidate(
  timeline: readonly LedgerEvent[],
  { state }: Pick<Application, 'state'>,
): readonly LedgerEvent[] {
  const decided = timeline.findLast(({ type }) => type === 'reject')
  return timeline
    .filter(({ type }) => !definitionOf(type)?.isHiddenFromCandidate)
    .flatMap((each) => {
      if (each.type !== 'rejectionDue') return [each]
      return decided && state === 'rejected' ? [{ ...decided, at: each.at }] : []
    })
    .map(({ typed: _, ...each }, index) => ({ ...each, seq: index + 1 }))
}
