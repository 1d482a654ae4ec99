import { exportedIntroduction, exportedSentIntroduction } from '../../../../contract/privacy/export.ts'
import {
  introductionsFrom,
  introductionsTo,
  type Introduction,
} from '../../../introductions/introductions.ts'
import { introductionTimeline, ownIntroductionsOf, sentSummariesOf } from '../../../introductions/shown.ts'
import { projectionOf } from '../../../projection.ts'
import { jsonList } from '../json.ts'
import { inPages, pageSize } from '../pages.ts'
import type { ExportContext, ExportSection } from '../section.ts'

const projectOwn = projectionOf(exportedIntroduction)
const projectSent = projectionOf(exportedSentIntroduction)

const own = ({ account, db }: ExportContext) =>
  account.role === 'candidate'
    ? introductionsTo(db, account.id)
    : // A recruiter gets only their own messages.
      introductionsFrom(db, account.id).where('asked_by', '=', account.id)

/** Invitations to apply: received by a candidate, or sent by a member. */
export const introductionSection: ExportSection = {
  roles: ['candidate', 'employer'],
  count: async (context) => {
    const { count } = await own(context)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  entries: async function* (context) {
    const content = jsonList(introductions(context))
    yield { path: 'introductions.json', content, modifiedAt: context.account.created_at }
  },
}

async function* introductions(context: ExportContext) {
  const { account, db } = context
  const pages = inPages<Introduction>((after) =>
    own(context)
      .selectAll()
      .$if(after !== undefined, (all) => all.where('id', '>', after?.id ?? ''))
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )
  for await (const rows of pages) {
    const isOwn = account.role === 'candidate'
    const summaries = isOwn ? await ownIntroductionsOf(db, rows) : await sentSummariesOf(db, rows)
    for (const summary of summaries) {
      const item = { ...summary, timeline: await introductionTimeline(db, summary) }
      context.advance()
      yield isOwn ? projectOwn(item) : projectSent(item)
    }
  }
}
