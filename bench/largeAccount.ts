import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { emptyPosting } from '../contract/postings/posting.ts'
import type { Database, Schema } from '../server/store/schema.ts'

/** Sizes of a large account. */
export const largeAccount = { applications: 500, resumes: 50, files: 20 } as const

const EVENTS = ['submit', 'ask', 'reply', 'tell', 'withdraw'] as const
const PIECES_OF_FILE = 4
const PIECE = 256 * 1024
/** Maximum number of parameters per statement: PostgreSQL accepts 65,535, SQLite half as many. */
const MOST_PARAMETERS = 16_000

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

const resumeOf = (index: number) =>
  JSON.stringify({ ...document, basics: { ...document.basics, label: `Engineer ${index}` } })

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Inserts rows in as few statements as the limit of parameters allows. */
export async function insertAll<Table extends keyof Schema>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const atOnce = Math.max(1, Math.floor(MOST_PARAMETERS / Object.keys(rows[0] ?? {}).length))
  for (let at = 0; at < rows.length; at += atOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(at, at + atOnce))
      .execute()
  }
}

/** Adds a company with one posting for each ended application of a large account. */
export async function fillLargeAccount(
  db: Database,
  accountId: string,
  { applications: applicationCount = largeAccount.applications }: { readonly applications?: number } = {},
): Promise<{ companyId: string }> {
  const now = Date.now()
  const company = { id: randomUUID(), name: 'Works', slug: `works-${randomUUID()}` }
  await insertAll(db, 'companies', [
    {
      ...company,
      website: '',
      about: '',
      industry: '',
      places: '[]',
      proof: 'none',
      revision: 1,
      created_at: now,
    },
  ])
  await insertAll(
    db,
    'resumes',
    times(largeAccount.resumes, (index) => ({
      id: randomUUID(),
      account_id: accountId,
      title: `Resume ${index}`,
      document: resumeOf(index),
      revision: 1,
      created_at: now,
      updated_at: now + index,
    })),
  )
  const files = times(largeAccount.files, (index) => ({
    id: randomUUID(),
    account_id: accountId,
    name: `File ${index}.pdf`,
    type: 'application/pdf',
    bytes: PIECES_OF_FILE * PIECE,
    digest: 'x',
    created_at: now,
  }))
  await insertAll(db, 'files', files)
  for (const { id } of files) {
    const piece = () => Uint8Array.from(randomBytes(PIECE))
    const pieces = times(PIECES_OF_FILE, (position) => ({ file_id: id, position, content: piece() }))
    await insertAll(db, 'file_pieces', pieces)
  }
  const postings = times(applicationCount, (index) => ({
    id: randomUUID(),
    content: { ...emptyPosting(`Engine builder ${index}`), description: words(60) },
  }))
  await insertAll(
    db,
    'postings',
    postings.map(({ content, id }) => ({
      id,
      company_id: company.id,
      slug: `engine-builder-${id}`,
      content: JSON.stringify(content),
      state: 'closed' as const,
      outcome: 'filledElsewhere' as const,
      published_at: now,
      revision: 1,
      renewals: 0,
      created_at: now,
    })),
  )
  const applications = postings.map(({ content, id }, index) => ({
    id: randomUUID(),
    reference: `B${randomUUID().slice(0, 10)}`,
    posting_id: id,
    candidate_id: accountId,
    state: 'withdrawn' as const,
    stage: 'screening' as const,
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
      company: { name: company.name, slug: company.slug },
      candidate: { firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@example.com' },
    }),
  }))
  await insertAll(db, 'applications', applications)
  await insertAll(
    db,
    'events',
    applications.flatMap(({ id }) =>
      EVENTS.map((type, index) => ({
        subject_kind: 'application' as const,
        subject_id: id,
        seq: index + 1,
        type,
        actor: type === 'ask' ? ('employer' as const) : ('candidate' as const),
        at: now,
        payload: JSON.stringify(type === 'submit' ? {} : { message: words(10) }),
        from_state: '',
        to_state: '',
        machine_version: '',
      })),
    ),
  )
  return { companyId: company.id }
}
