import type { Selectable } from 'kysely'
import { candidateLedgerItem, exportedMessage } from '../../../../contract/privacy/export.ts'
import { applicationsOf } from '../../../applications/applications.ts'
import { documentSentWith } from '../../../applications/chosen.ts'
import type { LedgerEvent } from '../../../applications/hiding.ts'
import { forCandidate, ownApplicationsOf, timelinesOf } from '../../../applications/shown.ts'
import { projectionOf } from '../../../projection.ts'
import type { ApplicationsTable } from '../../../store/schema/applications.ts'
import { jsonList, jsonText } from '../json.ts'
import { inPages, pageSize } from '../pages.ts'
import type { ExportContext, ExportSection } from '../section.ts'

type Row = Selectable<ApplicationsTable>

const projectItem = projectionOf(candidateLedgerItem)
const projectMessage = projectionOf(exportedMessage)

const own = ({ account, db }: ExportContext) => applicationsOf(db, account.id)

const pagesOf = (context: ExportContext) =>
  inPages<Row>((after) =>
    own(context)
      .selectAll()
      .$if(after !== undefined, (all) => all.where('id', '>', after?.id ?? ''))
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )

/** Applications of a candidate: sent resumes, messages.json and ledger.json. */
export const applicationSection: ExportSection = {
  roles: ['candidate'],
  count: async (context) => {
    const { count } = await own(context)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return 2 * Number(count)
  },
  entries: async function* (context) {
    const { account, now } = context
    yield* sentResumes(context)
    yield { path: 'messages.json', content: jsonList(messages(context)), modifiedAt: now }
    yield { path: 'ledger.json', content: jsonList(ledger(context)), modifiedAt: account.created_at }
  },
}

/** Resumes as sent. A resume that was sent repeatedly without changes is one file. */
async function* sentResumes(context: ExportContext) {
  for await (const rows of pagesOf(context)) {
    for (const row of rows) {
      const sent = documentSentWith(row)
      context.advance()
      if (!sent || context.paths.has(sent.digest)) continue
      const [path = ''] = context.pathsOf('resumes/sent/', `${row.reference} ${sent.title}`, '.json')
      context.paths.set(sent.digest, path)
      yield { path, content: jsonText(sent.document), modifiedAt: row.submitted_at ?? context.now }
    }
  }
}

async function* messages(context: ExportContext) {
  for await (const rows of pagesOf(context)) {
    const timelines = await timelinesOf(
      context.db,
      rows.map(({ id }) => id),
    )
    for (const row of rows) yield* messagesIn(row.reference, forCandidate(timelines.get(row.id) ?? [], row))
  }
}

/** Messages of a timeline. */
export function messagesIn(reference: string, timeline: readonly LedgerEvent[]): unknown[] {
  return timeline.flatMap(({ actor, at, message, type }) =>
    message === undefined ? [] : [projectMessage({ reference, at, from: actor, type, message })],
  )
}

async function* ledger(context: ExportContext) {
  for await (const rows of pagesOf(context)) {
    for (const application of await ownApplicationsOf(context.db, rows)) {
      const { fileId, digest } = application.sent?.resume ?? {}
      context.advance()
      yield projectItem({ ...application, resume: context.paths.get(fileId ?? digest ?? '') ?? null })
    }
  }
}
