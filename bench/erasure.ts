// Measures each step that ends and erases a large account of a candidate and of the only member of a company:
// npm run bench:erasure. With --write, writes the results to docs/performance.md. DATABASE_URL selects an
// empty PostgreSQL database.
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { contentOf } from '../server/postings/postings.ts'
import { endOpenMatters } from '../server/privacy/endOpenMatters.ts'
import { eraseAccount } from '../server/privacy/eraseAccount.ts'
import { openStore } from '../server/store/open.ts'
import type { Database } from '../server/store/schema.ts'
import { markdownTable, writeSection } from '../scripts/performancePage.ts'
import { fillLargeAccount, insertAll } from './largeAccount.ts'

const MOST_MS = 50
const VERSIONS = 10
/** Number of resumes of the largest size that a call accepts. */
const LARGE_RESUMES = 5
const LARGE_RESUME = 1_000_000
const LETTERS = 50
const SAVED_JOBS = 500
const EXPORT_PIECES = 80
const PIECE = 256 * 1024
/** Rows of other accounts, so that the tables have a realistic size. */
const OTHERS = { events: 100_000, openings: 50_000, securityEvents: 100_000, mails: 2_000 } as const
/** Number of slowest steps to print. */
const SHOWN = 5

interface Batch {
  readonly ms: number
  /** CPU time of the process, which varies less than elapsed time on a busy machine. */
  readonly processorMs: number
}

interface Row {
  readonly who: string
  readonly step: string
  readonly count: number
  readonly longestMs: number
  readonly mostProcessorMs: number
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const say = (line: string) => process.stdout.write(`${line}\n`)
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))

const dataDir = mkdtempSync(join(tmpdir(), 'bench-erasure-'))
const databaseUrl = process.env['DATABASE_URL']
const { close, db } = await openStore({ dataDir, databaseUrl })
try {
  const [candidate, employer, other, recruiter] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await insertAccounts({
    [candidate]: 'candidate',
    [employer]: 'employer',
    [other]: 'candidate',
    [recruiter]: 'employer',
  })
  const { companyId } = await fillLargeAccount(db, candidate)
  const { companyId: otherCompany } = await fillLargeAccount(db, other)
  await insertAll(db, 'members', [
    { company_id: companyId, account_id: employer, membership: 'owner', created_at: 1 },
    { company_id: otherCompany, account_id: recruiter, membership: 'owner', created_at: 1 },
  ])
  await fillDocuments(candidate)
  await fillCompany(companyId, employer)
  await fillOthers(other, recruiter)
  await db
    .updateTable('applications')
    .set({ state: 'active', turn: 'employer', lateness: 'onTime' })
    .where('candidate_id', '=', candidate)
    .execute()

  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const rows: Row[] = []
  for (const [who, accountId] of [
    ['candidate', candidate],
    ['employer', employer],
  ] as const) {
    for (const [step, batches] of await erase(accountId)) {
      const longest = (of: keyof Batch) => Math.max(...batches.map((batch) => batch[of]))
      rows.push({
        who,
        step,
        count: batches.length,
        longestMs: longest('ms'),
        mostProcessorMs: longest('processorMs'),
      })
    }
  }
  delay.disable()
  const longestDelay = delay.max / 1e6
  const slowest = rows.toSorted((one, another) => another.longestMs - one.longestMs)
  const over = slowest.filter(({ longestMs }) => longestMs > MOST_MS)
  const batches = rows.reduce((sum, { count }) => sum + count, 0)
  const section = [
    `On ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}: ${batches} batches; ${over.length} of ${rows.length} steps had one of more than ${MOST_MS} ms, and another task of the process waited for ${longestDelay.toFixed(0)} ms at most. The slowest:`,
    markdownTable(
      ['step', 'account', 'batches', 'longest', 'most processor time'],
      slowest
        .slice(0, SHOWN)
        .map(({ count, longestMs, mostProcessorMs, step, who }) => [
          `\`${step}\``,
          who,
          String(count),
          `${longestMs.toFixed(1)} ms`,
          `${mostProcessorMs.toFixed(1)} ms`,
        ]),
    ),
  ].join('\n\n')
  say(section)
  if (values.write) await writeSection(databaseUrl ? 'erasure-postgres' : 'erasure', section)
  if (over.length > 0) process.exitCode = 1
} finally {
  await close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Ends and erases an account; returns the times of its batches by step. */
async function erase(accountId: string): Promise<ReadonlyMap<string, readonly Batch[]>> {
  const batches = new Map<string, Batch[]>()
  let current: { readonly step: string; readonly began: number; readonly usage: NodeJS.CpuUsage } | undefined
  const begin = (step: string | undefined) => {
    const at = performance.now()
    if (current) {
      const { system, user } = process.cpuUsage(current.usage)
      const batch = { ms: at - current.began, processorMs: (system + user) / 1_000 }
      batches.set(current.step, [...(batches.get(current.step) ?? []), batch])
    }
    current = step === undefined ? undefined : { step, began: performance.now(), usage: process.cpuUsage() }
  }
  const now = Date.now
  await endOpenMatters(db, { accountId, now, note: async () => begin('endOpenMatters') })
  begin(undefined)
  const note = async (_: Database, step: string) => begin(step)
  for await (const _ of eraseAccount(db, { accountId, dataDir, keyedHash: (text) => text, now, note })) {
    begin(undefined)
  }
  begin(undefined)
  return batches
}

async function insertAccounts(roles: Readonly<Record<string, 'candidate' | 'employer'>>): Promise<void> {
  await insertAll(
    db,
    'accounts',
    Object.entries(roles).map(([id, role]) => ({
      id,
      role,
      email_address: `${id}@example.com`,
      first_name: 'Ada',
      last_name: 'Byron',
      user_name: '',
      user_name_canonical: null,
      provider: 'email' as const,
      picture: '',
      password_hash: '',
      verified_at: 1,
      created_at: 1,
      last_login_at: Date.now(),
    })),
  )
}

/** Adds documents of a candidate beyond those of every large account. */
async function fillDocuments(accountId: string): Promise<void> {
  await insertAll(
    db,
    'resumes',
    times(LARGE_RESUMES, (index) => ({
      id: randomUUID(),
      account_id: accountId,
      title: `Large resume ${index}`,
      document: JSON.stringify({ basics: { summary: 'x'.repeat(LARGE_RESUME) } }),
      revision: 1,
      created_at: 1,
      updated_at: 1,
    })),
  )
  const resumes = await db.selectFrom('resumes').selectAll().where('account_id', '=', accountId).execute()
  await insertAll(
    db,
    'resume_versions',
    resumes.flatMap(({ document, id, title }) =>
      times(VERSIONS, (revision) => ({ resume_id: id, revision, title, document, saved_at: 1, name: null })),
    ),
  )
  await insertAll(
    db,
    'letters',
    times(LETTERS, (index) => ({
      id: randomUUID(),
      account_id: accountId,
      posting_id: null,
      resume_id: null,
      title: `Letter ${index}`,
      body: 'I build engines that compute. '.repeat(100),
      revision: 1,
      created_at: 1,
      updated_at: 1,
      trashed_at: null,
    })),
  )
  const postings = await db.selectFrom('postings').select('id').limit(SAVED_JOBS).execute()
  await insertAll(
    db,
    'saved_jobs',
    postings.map(({ id }) => ({ account_id: accountId, posting_id: id, saved_at: 1 })),
  )
  const exportId = randomUUID()
  await insertAll(db, 'exports', [
    {
      id: exportId,
      account_id: accountId,
      state: 'ready',
      progress: 1_000,
      requested_at: 1,
      bytes: 1,
      expires_at: 8e15,
    },
  ])
  for (let position = 0; position < EXPORT_PIECES; position += 1) {
    await insertAll(db, 'export_pieces', [
      { export_id: exportId, position, content: Uint8Array.from(randomBytes(PIECE)) },
    ])
  }
}

/** Gives the postings of a company a contact, and marks every application as opened by its only member. */
async function fillCompany(companyId: string, accountId: string): Promise<void> {
  const postings = await db.selectFrom('postings').selectAll().where('company_id', '=', companyId).execute()
  for (const posting of postings) {
    const content = JSON.stringify({ ...contentOf(posting), contact: 'Ada Byron' })
    await db.updateTable('postings').set({ content }).where('id', '=', posting.id).execute()
  }
  await insertAll(
    db,
    'events',
    postings.flatMap(({ id }) =>
      times(10, (index) => ({
        subject_kind: 'posting' as const,
        subject_id: id,
        seq: index + 1,
        type: 'edited',
        actor: 'employer' as const,
        account_id: accountId,
        at: 1,
        payload: JSON.stringify({ changed: { contact: `Ada Byron ${index}` } }),
        from_state: '',
        to_state: '',
        machine_version: '',
      })),
    ),
  )
  const applications = await db
    .selectFrom('applications')
    .select('id')
    .where('posting_id', 'in', (row) =>
      row.selectFrom('postings').select('id').where('company_id', '=', companyId),
    )
    .execute()
  await insertAll(
    db,
    'openings',
    applications.flatMap(({ id }) =>
      times(5, (index) => ({
        application_id: id,
        day: `2026-01-0${index + 1}`,
        what: 'application' as const,
        account_id: accountId,
        opened_at: 1,
      })),
    ),
  )
}

async function fillOthers(candidateId: string, recruiterId: string): Promise<void> {
  const applications = await db
    .selectFrom('applications')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .execute()
  const perApplication = (count: number) => Math.ceil(count / applications.length)
  for (const { id } of applications) {
    await insertAll(
      db,
      'events',
      times(perApplication(OTHERS.events), (index) => ({
        subject_kind: 'application' as const,
        subject_id: id,
        seq: 100 + index,
        type: 'tell',
        actor: 'employer' as const,
        account_id: recruiterId,
        at: 1,
        payload: JSON.stringify({ message: 'We read on. '.repeat(10) }),
        from_state: '',
        to_state: '',
        machine_version: '',
      })),
    )
    await insertAll(
      db,
      'openings',
      times(perApplication(OTHERS.openings), (index) => ({
        application_id: id,
        day: `day ${index}`,
        what: 'application' as const,
        account_id: recruiterId,
        opened_at: 1,
      })),
    )
  }
  await insertAll(
    db,
    'security_events',
    times(OTHERS.securityEvents, (index) => ({
      id: randomUUID(),
      at: index,
      role: 'candidate' as const,
      call: 'login',
      outcome: 'done' as const,
      account_id: `account ${index}`,
      address_hash: `address ${index}`,
      client_hash: 'x',
      request_id: 'x',
    })),
  )
  await insertAll(
    db,
    'jobs',
    times(OTHERS.mails, (index) => ({
      id: randomUUID(),
      queue: 'mail' as const,
      kind: 'mail.notice',
      payload: JSON.stringify({ recipient: `person${index}@example.com`, text: 'We read on. '.repeat(40) }),
      progress: null,
      key: null,
      subject: null,
      priority: 1,
      created_at: 1,
      due_at: 8e15,
      attempts: 0,
      leased_until: null,
      failed_at: null,
      reason: null,
    })),
  )
}
