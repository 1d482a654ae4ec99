import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Passwords } from '../security/passwords.ts'
import { newToken } from '../security/secrets.ts'
import { isDuplicate } from '../store/errors.ts'
import type { Database } from '../store/schema.ts'
import { demoAccounts, demoPassword } from '../../contract/demo.ts'
import { planApplication, stepsIn } from './applications.ts'
import { makeCandidate, makeCompany, type MadeCandidate, type MadeCompany } from './making.ts'
import { demoMaterial, type DemoCandidate, type DemoCompany, type DemoRole } from './material.ts'
import { planPosting } from './postings.ts'
import { live, type Act } from './time.ts'

const DAY = 86_400_000
/** Since when all of them have been here. */
const BEGAN = 60 * DAY

interface Filling {
  readonly db: Database
  readonly passwords: Passwords
  /** In milliseconds since 1970. */
  readonly now: number
  /** Called before a new database is filled, which takes seconds. */
  readonly onStart?: () => void
}

/**
 * Fills a new, empty database with the demo marketplace (marketplace, 8), all or nothing. Events go through
 * the regular code, at times in the past.
 *
 * @returns false where an account exists, or the demo was filled before
 */
export async function fillDemo({ db, now, passwords, onStart }: Filling): Promise<boolean> {
  if (!(await isNew(db))) return false
  onStart?.()
  // The other demo accounts have an unknown password.
  const [known, unknown] = [await passwords.hash(demoPassword), await passwords.hash(newToken())]
  const hashOf = (emailAddress: string) =>
    demoAccounts.some((account) => account.emailAddress === emailAddress) ? known : unknown
  try {
    await db.transaction().execute(async (transaction) => {
      // Of several servers that start at once, the first inserts this row and the others wait.
      await transaction.insertInto('demo').values({ id: 1, filled_at: now, removed_at: null }).execute()
      if (await hasAccounts(transaction)) throw new NotNew()
      await fill(transaction, hashOf, now)
    })
    return true
  } catch (error) {
    if (isDuplicate(error) || error instanceof NotNew) return false
    throw error
  }
}

/** An account was registered meanwhile. */
class NotNew extends Error {}

const isNew = async (db: Database) =>
  !(await hasAccounts(db)) && !(await db.selectFrom('demo').select('id').executeTakeFirst())

const hasAccounts = async (db: Database) =>
  (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined

async function fill(
  transaction: Database,
  hashOf: (emailAddress: string) => string,
  now: number,
): Promise<void> {
  const at = now - BEGAN
  const { candidates, companies } = demoMaterial()
  const people = new Map<string, DemoCandidate & MadeCandidate>()
  for (const [number, [key, candidate]] of [...candidates].entries()) {
    const passwordHash = hashOf(candidate.emailAddress)
    people.set(key, {
      ...candidate,
      ...(await makeCandidate(transaction, candidate, {
        at,
        number,
        passwordHash,
      })),
    })
  }
  const acts: Act[] = []
  const postings = new Map<string, PlannedPosting>()
  let row = 0
  for (const [key, company] of companies) {
    const emailAddress = addressOf(company)
    const passwordHash = hashOf(emailAddress)
    const made = await makeCompany(transaction, company, { at, emailAddress, passwordHash })
    for (const role of company.roles) {
      const plan = {
        company,
        made,
        role,
        row,
        scenario: scenarioOf(key, role.title),
        age: ageOf(key, role.title),
      }
      const planned = await planPosting(transaction, plan, now)
      acts.push(...planned.acts)
      postings.set(nameOf(key, role.title), { company, made, role, postingId: planned.id })
      row += 1
    }
    await nextTurn()
  }
  acts.push(...planApplications(transaction, postings, people, now))
  await live(transaction, acts, now, nextTurn)
  await save(transaction, postings, people.get('mina')?.accountId, now)
}

interface PlannedPosting {
  readonly company: DemoCompany
  readonly made: MadeCompany
  readonly role: DemoRole
  readonly postingId: string
}

const nameOf = (company: string, title: string) => `${company}: ${title}`

function found<Value>(all: ReadonlyMap<string, Value>, name: string): Value {
  const one = all.get(name)
  if (one === undefined) throw new Error(`The demo has no ${name}.`)
  return one
}

const scenarioOf = (company: string, title: string) => demoMaterial().story.postingScenarios[company]?.[title]

/** At the domain of the website, so that it proves the company. */
const addressOf = ({ person, website }: DemoCompany) =>
  `${person[0].toLowerCase()}@${new URL(website).hostname}`

/** Older than the first applicant; random without applicants. */
function ageOf(company: string, title: string): number | undefined {
  const scenario = demoMaterial().story.applicantScenarios.find(
    (each) => each.company === company && each.title === title,
  )
  if (!scenario) return undefined
  const days = Object.values(scenario.applicants).flatMap((steps) =>
    stepsIn(steps).map(({ daysAgo }) => daysAgo),
  )
  return Math.max(...days) + 1.5
}

function planApplications(
  transaction: Database,
  postings: ReadonlyMap<string, PlannedPosting>,
  people: ReadonlyMap<string, DemoCandidate & MadeCandidate>,
  now: number,
): readonly Act[] {
  const all = demoMaterial().story.applicantScenarios.flatMap(({ applicants, company, title }) =>
    Object.entries(applicants).map(([key, scenario]) => ({
      ...found(postings, nameOf(company, title)),
      candidate: found(people, key),
      scenario,
    })),
  )
  return all.flatMap((each, turn) => planApplication(transaction, { ...each, turn }, now))
}

async function save(
  transaction: Database,
  postings: ReadonlyMap<string, PlannedPosting>,
  accountId: string | undefined,
  now: number,
): Promise<void> {
  if (accountId === undefined) throw new Error('The demo has no candidate to log in with.')
  for (const [index, [company, title]] of demoMaterial().story.saved.entries()) {
    const { postingId } = found(postings, nameOf(company, title))
    const saved = { account_id: accountId, posting_id: postingId, saved_at: now - (index + 1) * DAY }
    await transaction.insertInto('saved_jobs').values(saved).execute()
  }
}
