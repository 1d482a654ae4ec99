import * as v from 'valibot'
import { sharedParts } from '../../contract/introductions/lifecycle.ts'
import { dayOf } from '../../contract/postings/lifecycle.ts'
import type { Side } from '../../machines/lifecycles/application.ts'
import { earlierAnswersTo } from '../applications/earlier.ts'
import { contentOf } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import type { PersonIds } from '../talent/personIds.ts'
import { peopleVisibleTo } from '../talent/visibleTo.ts'
import { introductionFactsOf } from './facts.ts'
import { sharesOf, type Introduction } from './introductions.ts'
import { possibleFor } from './possible.ts'
import { resumeToShare, sharedIn } from './shared.ts'

// Views of an introduction for each side.

const isoOf = (time: number) => new Date(time).toISOString()

/** Fields of introductions that both sides see. */
async function summariesOf(db: Database, introductions: readonly Introduction[], side: Side) {
  if (introductions.length === 0) return []
  const idsOf = (of: (introduction: Introduction) => string | null) => [
    ...new Set(introductions.map(of).filter((id) => id !== null)),
  ]
  const jobs = await db
    .selectFrom('postings')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .select(['postings.id', 'postings.slug', 'postings.state', 'postings.content'])
    .select(['companies.name', 'companies.slug as company_slug', 'companies.logo'])
    .where(
      'postings.id',
      'in',
      idsOf((each) => each.posting_id),
    )
    .execute()
  const jobById = new Map(jobs.map((job) => [job.id, job]))
  const sent = idsOf((each) => each.application_id)
  const applications =
    sent.length === 0
      ? []
      : await db.selectFrom('applications').select(['id', 'reference']).where('id', 'in', sent).execute()
  const references = new Map(applications.map(({ id, reference }) => [id, reference]))
  const factsOf = await introductionFactsOf(db, introductions)
  return introductions.map((introduction) => {
    const job = jobById.get(introduction.posting_id)
    if (!job) throw new Error('An introduction is about a posting.')
    const { pay, title } = contentOf(job)
    const { due_at: dueAt, ended_at: endedAt, kept_until: keptUntil, lateness, turn } = introduction
    const { application_id: applicationId, id, revision, state } = introduction
    return {
      id,
      revision,
      state,
      turn: turn === null ? null : { side: turn, lateness, dueAt: isoOf(dueAt) },
      posting: {
        id: job.id,
        slug: job.slug,
        title,
        state: job.state,
        pay,
        company: { name: job.name, slug: job.company_slug, logo: job.logo || undefined },
      },
      createdAt: isoOf(introduction.created_at),
      endedAt: endedAt === null ? null : isoOf(endedAt),
      keptUntil: keptUntil === null ? null : dayOf(keptUntil),
      shares: sharesOf(introduction),
      message: introduction.message,
      application: (applicationId !== null && references.get(applicationId)) || null,
      can: introduction.erased_at === null ? possibleFor(side, introduction, factsOf(introduction)) : [],
    }
  })
}

/** List items for the candidate. */
export const ownIntroductionsOf = (db: Database, introductions: readonly Introduction[]) =>
  summariesOf(db, introductions, 'candidate')

/** List items for the company, without the people. */
export const sentSummariesOf = (db: Database, introductions: readonly Introduction[]) =>
  summariesOf(db, introductions, 'employer')

/** Complete introduction for the candidate. */
export async function ownIntroductionOf(db: Database, introduction: Introduction) {
  const [summary] = await summariesOf(db, [introduction], 'candidate')
  const posting = await db
    .selectFrom('postings')
    .select('content')
    .where('id', '=', introduction.posting_id)
    .executeTakeFirstOrThrow()
  const resume = await resumeToShare(db, introduction.candidate_id, sharedIn(introduction)?.resume?.resumeId)
  return {
    ...summary,
    timeline: await introductionTimeline(db, introduction),
    questions: contentOf(posting).questions,
    earlier: await earlierAnswersTo(db, introduction),
    resume: resume ?? null,
  }
}

interface Reader {
  readonly companyId: string
  readonly personIds: PersonIds
}

/** List items for the company that sent them. */
export async function sentIntroductionsOf(
  db: Database,
  introductions: readonly Introduction[],
  { companyId, personIds }: Reader,
) {
  if (introductions.length === 0) return []
  const summaries = await summariesOf(db, introductions, 'employer')
  const ids = introductions.map((each) => each.candidate_id)
  const visible = await peopleVisibleTo(db, companyId)
    .select(['account_id', 'person_id', 'is_named'])
    .where('account_id', 'in', ids)
    .execute()
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'picture'])
    .where('id', 'in', [...ids, ...introductions.map((each) => each.asked_by)])
    .execute()
  const members = await db
    .selectFrom('members')
    .select('account_id')
    .where('company_id', '=', companyId)
    .execute()
  const accountById = new Map(accounts.map((account) => [account.id, account]))
  const profileOf = new Map(visible.map((profile) => [profile.account_id, profile]))
  const isMember = new Set(members.map(({ account_id: id }) => id))
  const nameOf = (id: string) => {
    const account = accountById.get(id)
    return account && { firstName: account.first_name, lastName: account.last_name }
  }
  return summaries.map((summary, index) => {
    const introduction = introductions[index]
    if (!introduction) throw new Error('There is a summary of each introduction.')
    const { asked_by: askedBy, candidate_id: candidateId, erased_at: erasedAt } = introduction
    const inviter = isMember.has(askedBy) ? nameOf(askedBy) : undefined
    // A changed id means that the profile has become anonymous to the company, which must not be able to link
    // the two.
    const found = profileOf.get(candidateId)
    const profile = found?.person_id === introduction.person_id ? found : undefined
    const shared = sharedIn(introduction)
    const reveals = (part: (typeof sharedParts)[number]) =>
      shared !== undefined && summary.shares.includes(part)
    const name = reveals('name')
      ? shared?.candidate
      : profile?.is_named === 1
        ? nameOf(candidateId)
        : undefined
    const photo = name && accountById.get(candidateId)?.picture
    return {
      ...summary,
      askedBy: inviter ? `${inviter.firstName} ${inviter.lastName}`.trim() : null,
      person: {
        id: profile ? personIds.idFor(companyId, profile.person_id) : null,
        headline: introduction.headline,
        ...(name && { name: { firstName: name.firstName, lastName: name.lastName } }),
        ...(photo && { photo }),
        ...(shared &&
          reveals('contact') && {
            contact: {
              emailAddress: shared.candidate.emailAddress,
              ...(shared.phone !== '' && { phone: shared.phone }),
            },
          }),
        ...(erasedAt !== null && { isErased: true as const }),
      },
    }
  })
}

/** Complete introduction for the company that sent it. */
export async function sentIntroductionOf(db: Database, introduction: Introduction, personIds: PersonIds) {
  const reader = { companyId: introduction.company_id, personIds }
  const [item] = await sentIntroductionsOf(db, [introduction], reader)
  return { ...item, timeline: await introductionTimeline(db, introduction) }
}

const payloadSchema = v.object({
  message: v.optional(v.string()),
  shares: v.optional(v.array(v.picklist(sharedParts))),
})

/** Ledger events of an introduction, without the accounts that sent them. */
export async function introductionTimeline(db: Database, { id }: Pick<Introduction, 'id'>) {
  const rows = await db
    .selectFrom('events')
    .select(['seq', 'type', 'actor', 'at', 'payload'])
    .where('subject_kind', '=', 'introduction')
    .where('subject_id', '=', id)
    .orderBy('seq')
    .execute()
  return rows.map(({ actor, at, payload, seq, type }) => ({
    ...v.parse(payloadSchema, JSON.parse(payload)),
    seq,
    type,
    actor,
    at: isoOf(at),
  }))
}
