import type { Selectable } from 'kysely'
import { companyLedgerItem } from '../../../../contract/privacy/export.ts'
import { applicantsOf } from '../../../applications/applications.ts'
import { redactedEvent, isNameHidden, sentToCompany, type LedgerEvent } from '../../../applications/hiding.ts'
import { timelinesOf, wholeApplicantsOf } from '../../../applications/shown.ts'
import { projectionOf } from '../../../projection.ts'
import type { ApplicationsTable } from '../../../store/schema/applications.ts'
import { jsonList } from '../json.ts'
import { inPages, pageSize } from '../pages.ts'
import type { ExportContext, ExportSection } from '../section.ts'
import { messagesIn } from './applications.ts'

type Row = Selectable<ApplicationsTable>

const projectItem = projectionOf(companyLedgerItem)

const isOwner = ({ company }: ExportContext) => company?.membership === 'owner'

const own = (context: ExportContext) => {
  const { account, db } = context
  if (isOwner(context)) return applicantsOf(db, account.id)
  const acted = db.selectFrom('events').select('subject_id').where('account_id', '=', account.id)
  return db
    .selectFrom('applications')
    .where('submitted_at', 'is not', null)
    .where('id', 'in', acted.where('subject_kind', '=', 'application'))
}

const pagesOf = (context: ExportContext) =>
  inPages<Row>((after) =>
    own(context)
      .selectAll()
      .$if(after !== undefined, (all) => all.where('id', '>', after?.id ?? ''))
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )

/**
 * Applications to a company, with names hidden as for its members. An owner gets all of them; a recruiter or
 * former member only the messages that they wrote.
 */
export const companyApplicationSection: ExportSection = {
  roles: ['employer'],
  count: async (context) => {
    const { count } = await own(context)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count) * (isOwner(context) ? 2 : 1)
  },
  entries: async function* (context) {
    yield { path: 'messages.json', content: jsonList(messages(context)), modifiedAt: context.now }
    if (isOwner(context)) {
      yield { path: 'ledger.json', content: jsonList(ledger(context)), modifiedAt: context.now }
    }
  },
}

async function* messages(context: ExportContext) {
  const isWhole = isOwner(context)
  for await (const rows of pagesOf(context)) {
    const ids = rows.map(({ id }) => id)
    const timelines = await timelinesOf(context.db, ids)
    const written = isWhole ? undefined : await writtenBy(context, ids)
    for (const row of rows) {
      const timeline = (timelines.get(row.id) ?? []).filter(
        ({ seq }) => written?.has(`${row.id} ${seq}`) ?? true,
      )
      context.advance()
      yield* messagesIn(row.reference, (await toCompany(context, row, timeline)).timeline)
    }
  }
}

/** Ledger positions of the messages that an account wrote. */
async function writtenBy({ account, db }: ExportContext, ids: readonly string[]) {
  const rows = await db
    .selectFrom('events')
    .select(['subject_id', 'seq'])
    .where('subject_kind', '=', 'application')
    .where('subject_id', 'in', ids)
    .where('account_id', '=', account.id)
    .execute()
  return new Set(rows.map(({ seq, subject_id: id }) => `${id} ${seq}`))
}

async function* ledger(context: ExportContext) {
  for await (const rows of pagesOf(context)) {
    for (const { applicant, application } of await wholeApplicantsOf(context.db, rows)) {
      context.advance()
      yield projectItem({ ...applicant, ...(await toCompany(context, application, applicant.timeline)) })
    }
  }
}

/** Application and messages, redacted for the company. Redaction is slow, so it runs in a worker thread. */
const toCompany = async (
  { account, documents }: ExportContext,
  row: Row,
  timeline: readonly LedgerEvent[],
): Promise<Awaited<ReturnType<ExportContext['documents']['applicantWords']>>> =>
  isNameHidden(row)
    ? documents.applicantWords(account.id, row, timeline)
    : { sent: sentToCompany(row), timeline: timeline.map((event) => redactedEvent(row, event)) }
