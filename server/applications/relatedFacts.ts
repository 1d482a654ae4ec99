import { sql } from 'kysely'
import { missingInApplication } from '../../contract/applications/application.ts'
import type { ApplicationFacts } from '../../machines/lifecycles/application.ts'
import { contentOf } from '../postings/postings.ts'
import { publicPostings } from '../postings/public.ts'
import type { Database } from '../store/schema.ts'
import { draftContentOf, type Application, type LockedApplication } from './applications.ts'
import { problemsOf, type Problems } from './readiness.ts'

/** Facts from other tables that decide which events an application accepts. */
export interface RelatedFacts {
  /** Postings that accept applications. */
  readonly open: ReadonlySet<string>
  /** Number of hired applicants by posting. */
  readonly hired: ReadonlyMap<string, number>
  /** Candidates with a verified address. */
  readonly verified: ReadonlySet<string>
  /** Drafts whose verified candidate has the address of a member of the hiring company. */
  readonly members: ReadonlySet<string>
  /** Problems with letters and resumes that prevent sending, by draft. */
  readonly problems: ReadonlyMap<string, Problems>
}

type Counted = Exclude<keyof RelatedFacts, 'problems'>

const is = (kind: Counted) => sql<Counted>`${kind}`.as('what')
const one = sql<number | string>`1`.as('count')

/** Loads the related facts of applications in a constant number of queries. */
export async function relatedFactsOf(
  db: Database,
  applications: readonly Pick<Application, 'candidate_id' | 'content' | 'id' | 'posting_id' | 'state'>[],
): Promise<RelatedFacts> {
  const postings = [...new Set(applications.map((each) => each.posting_id))]
  const candidates = [...new Set(applications.map((each) => each.candidate_id))]
  const open = publicPostings(db)
    .select([is('open'), 'postings.id as id', one])
    .where('postings.id', 'in', postings)
  const hired = db
    .selectFrom('applications')
    .select(({ fn }) => [is('hired'), 'posting_id as id', fn.countAll<number | string>().as('count')])
    .where('posting_id', 'in', postings)
    .where('state', '=', 'hired')
    .groupBy('posting_id')
  const verified = db
    .selectFrom('accounts')
    .select([is('verified'), 'id', one])
    .where('id', 'in', candidates)
    .where('verified_at', 'is not', null)
  const inDraft = applications.filter(({ state }) => state === 'draft')
  const drafts = inDraft.map(({ id }) => id)
  const members = db
    .selectFrom('applications')
    .innerJoin('postings', 'postings.id', 'applications.posting_id')
    .innerJoin('members', 'members.company_id', 'postings.company_id')
    .innerJoin('accounts as member', 'member.id', 'members.account_id')
    .innerJoin('accounts as candidate', 'candidate.id', 'applications.candidate_id')
    .whereRef('candidate.email_address', '=', 'member.email_address')
    .where('candidate.verified_at', 'is not', null)
    .where('applications.id', 'in', drafts)
    .select([is('members'), 'applications.id as id', one])
  const facts = open.unionAll(hired).unionAll(verified)
  const found =
    applications.length === 0 ? [] : await (drafts.length === 0 ? facts : facts.unionAll(members)).execute()
  const of = (kind: Counted) => found.filter(({ what }) => what === kind)
  return {
    open: new Set(of('open').map(({ id }) => id)),
    hired: new Map(of('hired').map(({ count, id }) => [id, Number(count)])),
    verified: new Set(of('verified').map(({ id }) => id)),
    members: new Set(of('members').map(({ id }) => id)),
    problems: await problemsOf(db, inDraft),
  }
}

/**
 * Parts of a draft that are missing or cannot be sent: `resume`, `letter` or keys of questions. Empty for a
 * sent application.
 */
export function missingOf(
  { application, posting }: LockedApplication,
  { problems }: Pick<RelatedFacts, 'problems'>,
): readonly string[] {
  if (application.state !== 'draft') return []
  return [
    ...Object.keys(problems.get(application.id) ?? {}),
    ...missingInApplication(draftContentOf(application), contentOf(posting).questions),
  ]
}

/** Facts for the guards of the application lifecycle. */
export function factsOf(held: LockedApplication, related: RelatedFacts): ApplicationFacts {
  const { hired, members, open, verified } = related
  const { application, posting } = held
  return {
    isComplete: missingOf(held, related).length === 0 && verified.has(application.candidate_id),
    // Members of the hiring company cannot apply.
    intakeIsOpen: open.has(posting.id) && !members.has(application.id),
    hasOpening: (hired.get(posting.id) ?? 0) < contentOf(posting).openings,
  }
}
