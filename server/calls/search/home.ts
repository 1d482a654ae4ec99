import { daysOfRecord, fewestInRecord } from '../../../contract/postings/record.ts'
import { emptyHome, newestOnHome, type HomeContent } from '../../../contract/search/home.ts'
import { demoStands } from '../../demo/stands.ts'
import type { ReadContext } from '../shared/context.ts'
import { forSeveral } from '../../operations/requester.ts'
import { jobsInList } from '../../search/jobs.ts'
import type { Database } from '../../store/schema.ts'

const DAY = 86_400_000
/** Figures are counted anew after so long, in milliseconds. */
const COUNTED_FOR = 60_000

type Figures = HomeContent['figures']

const counted = new WeakMap<Database, { readonly until: number; readonly figures: Promise<Figures> }>()

/** Gives what the first page shows beside what it always says: figures, and the newest jobs. */
export async function home({ db, now }: Pick<ReadContext, 'db' | 'now'>): Promise<HomeContent> {
  const newest = await db
    .selectFrom('search_postings')
    .select('posting_id')
    .orderBy('number', 'desc')
    .limit(newestOnHome)
    .execute()
  const ids = newest.map(({ posting_id: id }) => id)
  const isDemo = await demoStands(db)
  return {
    // Beside a demo, the few real ones would read as the count of what is shown.
    figures: isDemo ? emptyHome.figures : await figuresOf(db, now),
    jobs: await jobsInList(db, ids),
    isDemo,
  }
}

/** Counted once for all who ask within a minute. */
function figuresOf(db: Database, now: number): Promise<Figures> {
  const known = counted.get(db)
  if (known && now < known.until) return known.figures
  const figures = forSeveral(() => count(db, now))
  counted.set(db, { until: now + COUNTED_FOR, figures })
  figures.catch(() => counted.delete(db))
  return figures
}

async function count(db: Database, now: number): Promise<Figures> {
  const { companies, jobs } = await db
    .selectFrom('search_postings')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('jobs'),
      fn.count<number | string>('company_id').distinct().as('companies'),
    ])
    .executeTakeFirstOrThrow()
  return {
    jobs: Number(jobs) || null,
    companies: Number(companies) || null,
    medianDays: await medianDays(db, now),
  }
}

/** Within how many days half of the first answers came, of enough of them to say so. */
async function medianDays(db: Database, now: number): Promise<number | null> {
  const answered = db
    .selectFrom('applications')
    .where('applications.answered_at', '>=', now - daysOfRecord * DAY)
  const { people } = await answered
    .select(({ fn }) => fn.countAll<number | string>().as('people'))
    .executeTakeFirstOrThrow()
  if (Number(people) < fewestInRecord) return null
  const middle = await answered
    .select((row) => row('applications.answered_at', '-', row.ref('applications.submitted_at')).as('took'))
    .orderBy('took')
    .limit(1)
    .offset(Math.ceil(Number(people) / 2) - 1)
    .executeTakeFirstOrThrow()
  return Math.max(1, Math.ceil(Number(middle.took) / DAY))
}
