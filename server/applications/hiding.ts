import { sql } from 'kysely'
import * as v from 'valibot'
import { addressed } from '../../contract/applications/addressed.ts'
import { erasedName, hiddenName, isStillHidden } from '../../contract/applications/hidden.ts'
import type { OfferedPay } from '../../contract/applications/offeredPay.ts'
import type { Sent } from '../../contract/applications/sent.ts'
import { fileNameOf } from '../resumes/fileName.ts'
import { memoizeByRow } from '../store/memoizeByRow.ts'
import type { Database } from '../store/schema.ts'
import { sentIn, type Application } from './applications.ts'
import { documentSentWith } from './chosen.ts'
import { nameRedactionFor } from './redaction/nameRedaction.ts'
import { redactedDocument } from './redaction/redactedDocument.ts'

// Redaction for companies that hide names in the first stage. The stored snapshot remains unredacted; each
// response is redacted.

/** Replacement for redacted text, short enough to never lengthen a line. */
const GAP = '…'

type Known = Pick<Application, 'erased_at' | 'hidden_as' | 'stage'>

/** Columns that determine what the company may read. */
export type Redactable = Known & Pick<Application, 'snapshot'>

/** Number that replaces the hidden name; null if the name is visible. */
const numberOf = ({ erased_at: erasedAt, hidden_as: number, stage }: Known) =>
  erasedAt === null && isStillHidden(stage) ? number : null

/** Next number for an applicant with a hidden name. The posting must be locked. */
export async function nextHidden(transaction: Database, postingId: string): Promise<number> {
  const { last } = await transaction
    .selectFrom('applications')
    .select(({ fn }) => fn.max('hidden_as').as('last'))
    .where('posting_id', '=', postingId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** True if the name is still hidden from the company. */
export const isNameHidden = (application: Known) => numberOf(application) !== null

/** Name and photo of an applicant, from the account and the application. */
export interface Named {
  readonly firstName: string
  readonly lastName: string
  /** URL of the photo; empty without one. */
  readonly picture?: string
}

/**
 * Name and photo of an applicant, as the company sees them. A photo is as identifying as a name, so both are
 * hidden together.
 */
export function shownName(application: Known, { firstName, lastName, picture = '' }: Named) {
  if (application.erased_at !== null) return { firstName: erasedName, lastName: '', isErased: true } as const
  const number = numberOf(application)
  if (number !== null) return { firstName: hiddenName(number), lastName: '', isHidden: true } as const
  return { firstName, lastName, ...(picture !== '' && { photo: picture }) }
}

/** Column with the photo of the applicant, for queries of applications. */
export const pictureOfApplicant = sql<string>`(select accounts.picture from accounts where accounts.id = applications.candidate_id)`

const someText = v.optional(v.string(), '')

/** Identifying parts of a snapshot. Parsed separately, because the rest of a resume may be large. */
const known = v.object({
  candidate: v.object({ firstName: v.string(), lastName: v.string(), emailAddress: v.string() }),
  resume: v.object({
    document: v.optional(
      v.object({
        basics: v.optional(
          v.object({
            name: someText,
            email: someText,
            url: someText,
            phone: someText,
            profiles: v.optional(v.array(v.object({ username: someText, url: someText })), []),
          }),
        ),
      }),
    ),
  }),
})

function personIn({ snapshot }: Redactable) {
  const { candidate, resume } = v.parse(known, JSON.parse(snapshot ?? 'null'))
  const { email = '', name = '', phone = '', profiles = [], url = '' } = resume.document?.basics ?? {}
  return {
    names: [candidate.firstName, candidate.lastName, name],
    addresses: [candidate.emailAddress, email, url, ...profiles.map((profile) => profile.url)],
    usernames: profiles.map(({ username }) => username),
    phone,
  }
}

function hidingWith(application: Redactable, instead?: string) {
  const number = numberOf(application)
  if (number === null || application.snapshot === null) return undefined
  return { name: hiddenName(number), redact: nameRedactionFor(personIn(application), number, instead) }
}

/** Redaction for the texts of an application; undefined if the name is visible. */
const hidingFor = memoizeByRow((application: Redactable) => hidingWith(application))

/** Snapshot as the company may read it; undefined for a draft. */
export function sentToCompany(application: Redactable): Sent | undefined {
  const hiding = hidingFor(application)
  const sent = sentIn(application)
  if (!hiding || !sent) return sent
  const { name, redact } = hiding
  return {
    ...sent,
    // File ids and digests would reveal that two applications contain the same file.
    resume: { fileId: sent.resume.fileId === null ? null : '', name: fileNameOf(name), digest: '' },
    letter: sent.letter && { text: redact(sent.letter.text) },
    answers: sent.answers.map((each) => ({
      ...each,
      // Options of a choice are the company's own words.
      answer: typeof each.answer === 'string' && each.kind !== 'choice' ? redact(each.answer) : each.answer,
    })),
    candidate: { firstName: name, lastName: '', emailAddress: '' },
  }
}

/** Texts that a candidate sent with an event, redacted for the company. */
export function withoutName<Entry extends object>(application: Redactable, said: Entry): Entry {
  const hiding = hidingFor(application)
  if (!hiding) return said
  const entries = Object.entries(said).map(([key, value]): [string, unknown] => [
    key,
    (key === 'message' || key === 'reason') && typeof value === 'string' ? hiding.redact(value) : value,
  ])
  return { ...said, ...Object.fromEntries(entries) }
}

/** Event of an application, from the ledger. */
export interface LedgerEvent {
  readonly seq: number
  readonly type: string
  readonly actor: string
  readonly at: string | null
  readonly message?: string | undefined
  /** Message as the company typed it, before merge fields were filled in. */
  readonly typed?: string | undefined
  /** Pay and first day of an offer. */
  readonly pay?: OfferedPay | undefined
  readonly start?: string | undefined
}

/**
 * Event as the company may read it. The company's own words are not redacted: otherwise a member could send a
 * list of names and see which one disappears.
 */
export function redactedEvent(application: Redactable, { typed, ...event }: LedgerEvent) {
  const number = numberOf(application)
  const sent = sentIn(application)
  if (number === null || !sent || event.type === 'positionClosed') return event
  if (typed === undefined) return withoutName(application, event)
  const { text } = addressed(typed, { name: hiddenName(number), role: sent.posting.title })
  return { ...event, message: text }
}

/**
 * Sent resume from the editor with its file name, as the company may read it; undefined if a file was sent.
 * While the name is hidden, it lacks name, contact details and everything that is not printed.
 */
export function documentToCompany(application: Redactable) {
  const sent = documentSentWith(application)
  const hiding = hidingWith(application, GAP)
  if (!sent || !hiding) return sent && { name: sent.name, document: sent.document }
  const { name, redact } = hiding
  return { name: fileNameOf(name), document: redactedDocument(sent.document, name, redact) }
}
