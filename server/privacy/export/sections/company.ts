import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { companyFile, exportedPosting } from '../../../../contract/privacy/export.ts'
import type { OwnCompany } from '../../../companies/companies.ts'
import { postingsOf, writtenOf } from '../../../postings/postings.ts'
import { projectionOf } from '../../../projection.ts'
import type { PostingsTable } from '../../../store/schema/postings.ts'
import { jsonList, jsonText } from '../json.ts'
import { inPages, pageSize } from '../pages.ts'
import type { ExportContext, ExportSection } from '../section.ts'
import { pictureEntry } from './pictures.ts'
import { companyTalent } from './talent.ts'

const projectCompany = projectionOf(companyFile)
const projectPosting = projectionOf(exportedPosting)

/** The company and its job posts, for its owners. */
export const companySection: ExportSection = {
  roles: ['employer'],
  count: async ({ account, company, db }) => {
    if (company?.membership !== 'owner') return 0
    const { count } = await postingsOf(db, account.id)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  entries: async function* (context) {
    const { company, now } = context
    if (company?.membership !== 'owner') return
    const logo = await pictureEntry(context, { companyId: company.id })
    if (logo) yield logo
    const about = { ...(await companyWith(context, company)), logo: logo?.path ?? null }
    yield { path: 'company.json', content: jsonText(projectCompany(about)), modifiedAt: now }
    yield { path: 'postings.json', content: jsonList(postings(context)), modifiedAt: now }
  },
}

async function companyWith({ db }: ExportContext, company: OwnCompany) {
  const members = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select(['accounts.first_name as firstName', 'accounts.last_name as lastName', 'members.membership'])
    .where('members.company_id', '=', company.id)
    .orderBy('members.created_at')
    .execute()
  const invitations = await db
    .selectFrom('invitations')
    .select(['email_address as emailAddress', 'membership', 'created_at'])
    .where('company_id', '=', company.id)
    .orderBy('created_at')
    .execute()
  return {
    ...company,
    places: v.parse(v.array(v.string()), JSON.parse(company.places)),
    createdAt: isoOf(company.created_at),
    members,
    ...(await companyTalent(db, company.id)),
    invitations: invitations.map(({ created_at: createdAt, ...each }) => ({
      ...each,
      createdAt: isoOf(createdAt),
    })),
  }
}

async function* postings(context: ExportContext) {
  const { account, advance, db } = context
  const pages = inPages<Selectable<PostingsTable>>((after) =>
    postingsOf(db, account.id)
      .selectAll()
      .$if(after !== undefined, (all) => all.where('id', '>', after?.id ?? ''))
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )
  for await (const rows of pages) {
    const views = await db
      .selectFrom('posting_views')
      .select(({ fn }) => ['posting_id', fn.sum<number | string>('views').as('views')])
      .where(
        'posting_id',
        'in',
        rows.map(({ id }) => id),
      )
      .groupBy('posting_id')
      .execute()
    const viewsOf = new Map(views.map((each) => [each.posting_id, Number(each.views)]))
    for (const row of rows) {
      advance()
      yield projectPosting({
        ...row,
        createdAt: isoOf(row.created_at),
        publishedAt: row.published_at === null ? null : isoOf(row.published_at),
        posting: writtenOf(row),
        views: viewsOf.get(row.id) ?? 0,
      })
    }
  }
}

const isoOf = (time: number) => new Date(time).toISOString()
