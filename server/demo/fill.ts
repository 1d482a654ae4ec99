import { setImmediate as nextTurn } from 'node:timers/promises'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import type { Passwords } from '../security/passwords.ts'
import { newToken } from '../security/secrets.ts'
import { isDuplicate } from '../store/errors.ts'
import type { Database } from '../store/schema.ts'
import { createPersonIds } from '../talent/personIds.ts'
import { demoAccounts, demoPassword } from '../../contract/demo.ts'
import { planApplication } from './applications.ts'
import { planIntroduction, shortlist } from './introductions.ts'
import { makeCandidate, makeCompany, type MadeCandidate, type MadeCompany } from './making.ts'
import { demoMaterial, type DemoCandidate, type DemoCompany, type DemoRole } from './material.ts'
import { planPosting } from './postings.ts'
import { planProfile } from './profiles.ts'
import { saveDemoSearches } from './savedSearches.ts'
import { live, stepsIn, timeOf, type Act } from './time.ts'

const DAY = 86_400_000
/** Age of the demo's accounts and companies. */
const BEGAN = 60 * DAY

interface Filling {
  readonly db: Database
  readonly passwords: Passwords
  /** Milliseconds since 1970. */
  readonly now: number
  /** Called before a new database is filled, which takes seconds. */
  readonly onStart?: () => void
}

/**
 * Fills a new, empty database with the demo marketplace (marketplace, 8), in one transaction. Events run
 * through the regular code, at times in the past.
 *
 * @returns false if an account exists, or the demo was filled before
 */
export async function fillDemo({ db, now, passwords, onStart }: Filling): Promise<boolean> {
  if (!(await isNew(db))) return false
  onStart?.()
  // All other demo accounts have a random password.
  const [known, unknown] = [await passwords.hash(demoPassword), await passwords.hash(newToken())]
  const hashOf = (emailAddress: string) =>
    demoAccounts.some((account) => account.emailAddress === emailAddress) ? known : unknown
  try {
    await db.transaction().execute(async (transaction) => {
      // The first of several starting servers inserts this row, and the others wait for it.
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

/** An account was registered concurrently. */
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
  const made = new Map<string, DemoCompany & MadeCompany>()
  let row = 0
  for (const [key, company] of companies) {
    const emailAddress = addressOf(company)
    const passwordHash = hashOf(emailAddress)
    const founded = await makeCompany(transaction, company, { at, emailAddress, passwordHash })
    made.set(key, { ...company, ...founded })
    for (const role of company.roles) {
      const plan = {
        company,
        made: founded,
        role,
        row,
        scenario: scenarioOf(key, role.title),
        age: ageOf(key, role.title),
      }
      const planned = await planPosting(transaction, plan, now)
      acts.push(...planned.acts)
      postings.set(nameOf(key, role.title), { company, made: founded, role, postingId: planned.id })
      row += 1
    }
    await nextTurn()
  }
  const demo = { people, companies: made, postings }
  acts.push(
    ...planProfiles(transaction, demo, now),
    ...planApplications(transaction, postings, people, now),
    ...planIntroductions(transaction, demo, now),
  )
  await live(transaction, acts, now, nextTurn)
  await save(transaction, postings, people.get('mina')?.accountId, now)
  await lookAtProfiles(transaction, demo, now)
}

interface Demo {
  readonly people: ReadonlyMap<string, DemoCandidate & MadeCandidate>
  readonly companies: ReadonlyMap<string, DemoCompany & MadeCompany>
  readonly postings: ReadonlyMap<string, PlannedPosting>
}

/** Temporary key of person ids. Ids are used only during filling; the database stores the accounts. */
const idKey = newToken()
const personIds = createPersonIds(() => idKey)

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

/** Address at the domain of the website, which verifies the company. */
const addressOf = ({ person, website }: DemoCompany) =>
  `${person[0].toLowerCase()}@${new URL(website).hostname}`

/** Age of a posting, greater than that of its first applicant or invitation; undefined without any. */
function ageOf(company: string, title: string): number | undefined {
  const { applicantScenarios, introductions } = demoMaterial().story
  const isOf = (each: { readonly company: string; readonly title: string }) =>
    each.company === company && each.title === title
  const scenarios = [
    ...applicantScenarios.filter(isOf).flatMap(({ applicants }) => Object.values(applicants)),
    ...introductions.filter(isOf).flatMap(({ invited }) => Object.values(invited)),
  ]
  if (scenarios.length === 0) return undefined
  const days = scenarios.flatMap((steps) => stepsIn(steps).map(({ daysAgo }) => daysAgo))
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

const planProfiles = (transaction: Database, { companies, people }: Demo, now: number): readonly Act[] =>
  [...demoMaterial().profiles].flatMap(([key, profile]) =>
    planProfile(transaction, { candidate: found(people, key), companies, profile }, now),
  )

function planIntroductions(transaction: Database, { people, postings }: Demo, now: number): readonly Act[] {
  const all = demoMaterial().story.introductions.flatMap(({ company, invited, title }) =>
    Object.entries(invited).map(([key, scenario]) => ({
      ...found(postings, nameOf(company, title)),
      candidate: found(people, key),
      personIds,
      scenario,
    })),
  )
  return all.flatMap((each, turn) => planIntroduction(transaction, { ...each, turn }, now))
}

/** Companies view profiles and add some people to their shortlist. */
async function lookAtProfiles(
  transaction: Database,
  { companies, people }: Demo,
  now: number,
): Promise<void> {
  const { shortlist: listed, views } = demoMaterial().story
  for (const { company, daysAgo, person, ...view } of views) {
    const looked = {
      account_id: found(people, person).accountId,
      company_id: found(companies, company).id,
      day: dayOf(timeOf({ daysAgo }, now)),
    }
    await transaction
      .insertInto('profile_views')
      .values({ ...looked, ...view })
      .execute()
  }
  for (const [key, note] of Object.entries(listed.people)) {
    const met = { made: found(companies, listed.company), candidate: found(people, key), personIds }
    await shortlist(transaction, { ...met, note }, now)
  }
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
  await saveDemoSearches(transaction, accountId, now)
}
