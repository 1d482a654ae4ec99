// Time of an export of 500 applications, 50 resumes and 20 files, and the response time of calls beside it, against the
// same server while it is idle: npm run bench:export.
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { exportCalls } from '../contract/privacy/exportCalls.ts'
import { emptyPosting } from '../contract/postings/posting.ts'
import { databaseFile } from '../server/store/sqlite.ts'
import { quantile } from './serverLoad.ts'
import { startServer } from './serverProcess.ts'

const p99Of = (times: readonly number[]) =>
  quantile(
    times.toSorted((one, other) => one - other),
    0.99,
  )

const APPLICATIONS = 500
const RESUMES = 50
const FILES = 20
const PIECES_OF_FILE = 4
const PIECE = 256 * 1024
const IDLE_MS = 5_000
/** Between two calls beside the export. */
const PAUSE_MS = 5
const MOST_EXPORT_MS = 10_000
const MOST_P99_MS = 50

const say = (line: string) => process.stdout.write(`${line}\n`)
const words = (count: number) => 'Built and tested engines that compute. '.repeat(count)

const document = {
  basics: { name: 'Ada Byron', label: 'Engineer', email: 'ada@example.com', summary: words(8) },
  work: Array.from({ length: 6 }, (_, index) => ({
    name: `Works ${index}`,
    position: 'Engineer',
    startDate: `20${10 + index}-01`,
    summary: words(4),
    highlights: [words(2), words(2), words(2)],
  })),
  skills: [{ name: 'Engines', keywords: ['steam', 'brass', 'cards'] }],
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-export-'))
const { child, origin } = await startServer(dataDir)
try {
  let cookie = ''
  const call = async (path: string, payload: object = {}) => {
    const response = await fetch(`${origin}/api/candidate/${path}`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(payload),
    })
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
    if (set.length > 0) cookie = set.join('; ')
    return response
  }
  const answered = v.object({ status: v.literal(true), result: v.looseObject({ id: v.string() }) })
  const registered = await call('register', {
    firstName: 'Ada',
    lastName: 'Byron',
    emailAddress: 'ada@example.com',
    password: 'Analytical1!',
    provider: 'email',
  })
  const { id: accountId } = v.parse(answered, await registered.json()).result
  fill(accountId)

  const isAsking = { now: true }
  const measure = async () => {
    const times: number[] = []
    while (isAsking.now) {
      const began = performance.now()
      await (await call('count-waiting')).arrayBuffer()
      times.push(performance.now() - began)
      await setTimeout(PAUSE_MS)
    }
    return times
  }
  const during = async (work: Promise<unknown>) => {
    isAsking.now = true
    const times = measure()
    await work
    isAsking.now = false
    return times
  }
  const state = v.object({ result: exportCalls.readExport.result })
  const exported = async () => {
    const began = performance.now()
    const { result } = v.parse(state, await (await call('request-export')).json())
    for (;;) {
      const read = v.parse(state, await (await call('read-export', { id: result.id })).json()).result
      if (read.state === 'ready') return { ms: performance.now() - began, bytes: read.bytes ?? 0 }
      if (read.state === 'failed') throw new Error('The export failed.')
      await setTimeout(100)
    }
  }
  const idle = p99Of(await during(setTimeout(IDLE_MS)))
  const making = exported()
  const beside = p99Of(await during(making))
  const { bytes, ms } = await making
  say(
    `export of ${APPLICATIONS} applications, ${RESUMES} resumes and ${FILES} files: ${(ms / 1_000).toFixed(1)} s, ${(bytes / 1_048_576).toFixed(1)} MiB`,
  )
  say(
    `p99 of calls: ${idle.toFixed(1)} ms idle, ${beside.toFixed(1)} ms beside it (${(beside / idle).toFixed(1)} times)`,
  )
  if (ms > MOST_EXPORT_MS || beside > MOST_P99_MS) process.exitCode = 1
} finally {
  child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Fills the database of the running server with the data of one person. */
function fill(accountId: string): void {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 5_000 })
  const insert = (table: string, row: Readonly<Record<string, string | number | null | Uint8Array>>) => {
    const names = Object.keys(row)
    const values = names.map(() => '?').join(', ')
    database
      .prepare(`insert into ${table} (${names.join(', ')}) values (${values})`)
      .run(...Object.values(row))
  }
  const now = Date.now()
  const companyId = randomUUID()
  database.exec('begin')
  insert('companies', {
    id: companyId,
    slug: 'works',
    name: 'Works',
    website: '',
    about: '',
    industry: '',
    places: '[]',
    proof: 'none',
    revision: 1,
    created_at: now,
  })
  for (let index = 0; index < RESUMES; index += 1) {
    insert('resumes', {
      id: randomUUID(),
      account_id: accountId,
      title: `Resume ${index}`,
      document: JSON.stringify({ ...document, basics: { ...document.basics, label: `Engineer ${index}` } }),
      revision: 1,
      created_at: now,
      updated_at: now + index,
    })
  }
  for (let index = 0; index < FILES; index += 1) {
    const id = randomUUID()
    const bytes = PIECES_OF_FILE * PIECE
    insert('files', {
      id,
      account_id: accountId,
      name: `File ${index}.pdf`,
      type: 'application/pdf',
      bytes,
      digest: 'x',
      created_at: now,
    })
    for (let position = 0; position < PIECES_OF_FILE; position += 1) {
      insert('file_pieces', { file_id: id, position, content: randomBytes(PIECE) })
    }
  }
  for (let index = 0; index < APPLICATIONS; index += 1) fillApplication(index)
  database.exec('commit')
  database.close()

  function fillApplication(index: number): void {
    const [id, postingId] = [randomUUID(), randomUUID()]
    const content = { ...emptyPosting(`Engine builder ${index}`), description: words(60) }
    insert('postings', {
      id: postingId,
      company_id: companyId,
      slug: `engine-builder-${index}`,
      content: JSON.stringify(content),
      state: 'closed',
      outcome: 'filledElsewhere',
      published_at: now,
      revision: 1,
      renewals: 0,
      created_at: now,
    })
    insert('applications', {
      id,
      reference: `BEN-${String(index).padStart(3, '0')}`,
      posting_id: postingId,
      candidate_id: accountId,
      state: 'withdrawn',
      stage: 'screening',
      due_at: 8.64e15,
      content: JSON.stringify({ resume: null, letter: null, answers: {} }),
      revision: 3,
      created_at: now,
      submitted_at: now,
      snapshot_hash: 'x',
      snapshot: JSON.stringify({
        resume: {
          fileId: null,
          name: 'Ada-Byron-Resume.pdf',
          digest: String(index),
          resumeId: 'x',
          revision: 1,
          title: `Resume ${index}`,
          document,
        },
        letter: { text: words(40) },
        answers: [],
        posting: content,
        company: { name: 'Works', slug: 'works' },
        candidate: { firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@example.com' },
      }),
    })
    for (const [place, type] of ['submit', 'ask', 'reply', 'tell', 'withdraw'].entries()) {
      insert('events', {
        subject_kind: 'application',
        subject_id: id,
        seq: place + 1,
        type,
        actor: type === 'ask' ? 'employer' : 'candidate',
        at: now,
        payload: JSON.stringify(type === 'submit' ? {} : { message: words(10) }),
        from_state: '',
        to_state: '',
        machine_version: '',
      })
    }
  }
}
