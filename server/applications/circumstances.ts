import { missingInApplication } from '../../contract/applications/application.ts'
import type { ApplicationFacts } from '../../machines/lifecycles/application.ts'
import { contentOf } from '../postings/postings.ts'
import { publicPostings } from '../postings/public.ts'
import type { Database } from '../store/schema.ts'
import { saidIn, type Application, type Held } from './applications.ts'

/** What decides beside their rows what may be done with applications. */
export interface Circumstances {
  /** The postings to which people can apply. */
  readonly open: ReadonlySet<string>
  /** How many people have been hired, by posting. */
  readonly hired: ReadonlyMap<string, number>
  /** The candidates whose address is verified. */
  readonly verified: ReadonlySet<string>
}

/** Looks the circumstances of applications up, with as many queries for a thousand as for one. */
export async function circumstancesOf(
  db: Database,
  applications: readonly Pick<Application, 'candidate_id' | 'posting_id'>[],
): Promise<Circumstances> {
  const postings = [...new Set(applications.map((each) => each.posting_id))]
  const candidates = [...new Set(applications.map((each) => each.candidate_id))]
  if (applications.length === 0) return { open: new Set(), hired: new Map(), verified: new Set() }
  const open = await publicPostings(db).select('postings.id').where('postings.id', 'in', postings).execute()
  const hired = await db
    .selectFrom('applications')
    .select(({ fn }) => ['posting_id', fn.countAll<number | string>().as('hired')])
    .where('posting_id', 'in', postings)
    .where('state', '=', 'hired')
    .groupBy('posting_id')
    .execute()
  const verified = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', candidates)
    .where('verified_at', 'is not', null)
    .execute()
  return {
    open: new Set(open.map(({ id }) => id)),
    hired: new Map(hired.map((row) => [row.posting_id, Number(row.hired)])),
    verified: new Set(verified.map(({ id }) => id)),
  }
}

/** What keeps a draft from being sent, of what it says; empty for one that was sent. */
export function missingOf({ application, posting }: Held): readonly string[] {
  if (application.state !== 'draft') return []
  return missingInApplication(saidIn(application), contentOf(posting).questions)
}

/** What decides beside its state what may be done with an application. */
export function factsOf(held: Held, { hired, open, verified }: Circumstances): ApplicationFacts {
  const { application, posting } = held
  return {
    isComplete: missingOf(held).length === 0 && verified.has(application.candidate_id),
    intakeIsOpen: open.has(posting.id),
    hasOpening: (hired.get(posting.id) ?? 0) < contentOf(posting).openings,
  }
}
