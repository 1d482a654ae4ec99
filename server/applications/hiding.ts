import * as v from 'valibot'
import { addressed } from '../../contract/applications/addressed.ts'
import { hiddenName, isStillHidden } from '../../contract/applications/hidden.ts'
import type { Sent } from '../../contract/applications/sent.ts'
import { attachedOf } from '../../contract/resumes/attached.ts'
import { resumeDocument, type ResumeDocument } from '../../contract/resumes/document.ts'
import { fileNameOf } from '../resumes/fileName.ts'
import type { Database } from '../store/schema.ts'
import { sentIn, type Application } from './applications.ts'
import { documentSentWith } from './chosen.ts'
import { namelessFor } from './nameless.ts'

// Whose name is hidden from the company, and what it is told instead. What was sent stays as it is: it is hidden each
// time when it is shown.

/** Stands in a resume for what is hidden: shorter than that, so that no line becomes too long. */
const GAP = '…'

type Known = Pick<Application, 'hidden_as' | 'stage'>

/** What stands for the name of somebody whose name is hidden now. */
const numberOf = ({ hidden_as: number, stage }: Known) => (isStillHidden(stage) ? number : null)

/** Which number the next one has who applies to a posting without a name; the posting must be held. */
export async function nextHidden(transaction: Database, postingId: string): Promise<number> {
  const { last } = await transaction
    .selectFrom('applications')
    .select(({ fn }) => fn.max('hidden_as').as('last'))
    .where('posting_id', '=', postingId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** Whether the company does not know yet who has applied. */
export const isNameHidden = (application: Known) => numberOf(application) !== null

/** Who has applied, as the company is told. */
export function shownName(
  application: Known,
  name: { readonly firstName: string; readonly lastName: string },
) {
  const number = numberOf(application)
  return number === null ? name : ({ firstName: hiddenName(number), lastName: '', isHidden: true } as const)
}

function personIn({ candidate }: Sent, document: ResumeDocument | undefined) {
  const basics = document?.basics
  const profiles = basics?.profiles ?? []
  return {
    names: [candidate.firstName, candidate.lastName, basics?.name ?? ''],
    addresses: [
      candidate.emailAddress,
      basics?.email ?? '',
      basics?.url ?? '',
      ...profiles.map(({ url }) => url ?? ''),
    ],
    phone: basics?.phone ?? '',
  }
}

/** What hides who has applied, in texts; undefined where the company may know. */
function hidingFor(application: Application, instead?: string) {
  const number = numberOf(application)
  const sent = number === null ? undefined : sentIn(application)
  if (number === null || !sent) return undefined
  const nameless = namelessFor(personIn(sent, documentSentWith(application)?.document), number, instead)
  return { name: hiddenName(number), nameless, sent }
}

/** What was sent, as the company may read it; undefined until it is sent. */
export function sentToCompany(application: Application): Sent | undefined {
  const hiding = hidingFor(application)
  if (!hiding) return sentIn(application)
  const { name, nameless, sent } = hiding
  return {
    ...sent,
    // Who has the same file from somewhere else, or from another application, would know it again.
    resume: { fileId: sent.resume.fileId === null ? null : '', name: fileNameOf(name), digest: '' },
    letter: sent.letter && { text: nameless(sent.letter.text) },
    answers: sent.answers.map((each) => ({
      ...each,
      // What can be chosen the company has written.
      answer: typeof each.answer === 'string' && each.kind !== 'choice' ? nameless(each.answer) : each.answer,
    })),
    candidate: { firstName: name, lastName: '', emailAddress: '' },
  }
}

/** What a candidate has said with something that happened, as the company may read it. */
export function withoutName<Said extends object>(application: Application, said: Said): Said {
  const hiding = hidingFor(application)
  if (!hiding) return said
  const entries = Object.entries(said).map(([key, value]): [string, unknown] => [
    key,
    (key === 'message' || key === 'reason') && typeof value === 'string' ? hiding.nameless(value) : value,
  ])
  return { ...said, ...Object.fromEntries(entries) }
}

interface Happened {
  readonly type: string
  readonly message?: string | undefined
  /** What the company had written before the message was filled in for its reader. */
  readonly typed?: string | undefined
}

/**
 * What happened to an application, as the company may read it. What the company wrote stays as it wrote it: if a name
 * were taken out of that, whoever writes a list of names would learn which of them it is.
 */
export function happenedToCompany(application: Application, { typed, ...happened }: Happened) {
  const number = numberOf(application)
  const sent = sentIn(application)
  if (number === null || !sent || happened.type === 'positionClosed') return happened
  if (typed === undefined) return withoutName(application, happened)
  const { text } = addressed(typed, { name: hiddenName(number), role: sent.posting.title })
  return { ...happened, message: text }
}

/**
 * The resume that was written and sent, as the company may read it, with the name of its file; undefined where a file
 * was brought. Where the name is hidden, it has neither the name nor how to reach them, and nothing that is not printed.
 */
export function documentToCompany(application: Application) {
  const sent = documentSentWith(application)
  const hiding = hidingFor(application, GAP)
  if (!sent || !hiding) return sent
  const { basics = {}, ...lists } = attachedOf(sent.document)
  const { label, location = {}, summary } = basics
  const { city, countryCode, region } = location
  const shown = { label, summary, location: { city, countryCode, region } }
  const said = v.parse(resumeDocument, withoutNames({ ...lists, basics: shown }, hiding.nameless))
  return {
    name: fileNameOf(hiding.name),
    document: { ...said, basics: { ...said.basics, name: hiding.name } },
  }
}

/** What of a resume says how it looks, or when something was, and not who it is. */
const plainKeys: ReadonlySet<string> = new Set([
  'template',
  'accent',
  'face',
  'size',
  'spacing',
  'pageSize',
  'key',
  'startDate',
  'endDate',
  'date',
  'releaseDate',
])

/** The same with every text changed; a link that would lead to a name leads nowhere. */
function withoutNames(value: unknown, nameless: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') {
    if (plainKeys.has(key)) return value
    const changed = nameless(value)
    return key === 'url' && changed !== value ? '' : changed
  }
  if (Array.isArray(value)) return value.map((each) => withoutNames(each, nameless))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, held]) => [name, withoutNames(held, nameless, name)])
  return Object.fromEntries(entries)
}
