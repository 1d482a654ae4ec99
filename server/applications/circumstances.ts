import { sql } from 'kysely'
import { missingInApplication } from '../../contract/applications/application.ts'
import type { ApplicationFacts } from '../../machines/lifecycles/application.ts'
import { contentOf } from '../postings/postings.ts'
import { publicPostings } from '../postings/public.ts'
import type { Database } from '../store/schema.ts'
import { saidIn, type Application, type Held } from './applications.ts'
import { problemsOf, type Problems } from './readiness.ts'

/** What decides beside their rows what may be done with applications. */
export interface Circumstances {
  /** The postings to which people can apply. */
  readonly open: ReadonlySet<string>
  /** How many people have been hired, by posting. */
  readonly hired: ReadonlyMap<string, number>
  /** The candidates whose address is verified. */
  readonly verified: ReadonlySet<string>
  /** The drafts of those whose address is verified, and that of somebody who acts for the hiring company. */
  readonly members: ReadonlySet<string>
  /** What keeps the letter and the resume of drafts from being sent. */
  readonly problems: ReadonlyMap<string, Problems>
}

type Counted = Exclude<keyof Circumstances, 'problems'>

const is = (kind: Counted) => sql<Counted>`${kind}`.as('what')
const one = sql<number | string>`1`.as('count')

/** Looks the circumstances of applications up, in as many queries for a thousand as for one. */
export async function circumstancesOf(
  db: Database,
  applications: readonly Pick<Application, 'candidate_id' | 'content' | 'id' | 'posting_id' | 'state'>[],
): Promise<Circumstances> {
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
 * What keeps a draft from being sent: `resume` or `letter`, where none that can be sent is chosen, and keys of questions;
 * empty for one that was sent.
 */
export function missingOf(
  { application, posting }: Held,
  { problems }: Pick<Circumstances, 'problems'>,
): readonly string[] {
  if (application.state !== 'draft') return []
  return [
    ...Object.keys(problems.get(application.id) ?? {}),
    ...missingInApplication(saidIn(application), contentOf(posting).questions),
  ]
}

/** What decides beside its state what may be done with an application. */
export function factsOf(held: Held, circumstances: Circumstances): ApplicationFacts {
  const { hired, members, open, verified } = circumstances
  const { application, posting } = held
  return {
    isComplete: missingOf(held, circumstances).length === 0 && verified.has(application.candidate_id),
    // Nobody is applicant and member of the hiring company at once.
    intakeIsOpen: open.has(posting.id) && !members.has(application.id),
    hasOpening: (hired.get(posting.id) ?? 0) < contentOf(posting).openings,
  }
}
