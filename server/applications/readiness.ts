import type { ApplicationContent, ChosenResume } from '../../contract/applications/application.ts'
import { emptyFieldsInWords, mergedLetter, type LetterValues } from '../../contract/letters/letter.ts'
import { contentOf } from '../postings/postings.ts'
import type { Database } from '../store/schema.ts'
import { draftContentOf, type Application } from './applications.ts'
import { filesRefusals } from '../words/files.ts'
import { lettersRefusals } from '../words/letters.ts'
import { resumesRefusals } from '../words/resumes.ts'

/** Messages for choices that cannot be sent, the same in the draft and when sending is refused. */
export const cannotBeSent = {
  noFile: filesRefusals.gone,
  noResume: resumesRefusals.goneResume,
  noLetter: lettersRefusals.gone,
  emptyLetter: lettersRefusals.emptyChoice,
} as const

/** Reasons why the letter or the resume of a draft cannot be sent, one sentence each. */
export interface Problems {
  readonly letter?: string
  readonly resume?: string
}

type Draft = Pick<Application, 'candidate_id' | 'content' | 'id' | 'posting_id'>

/**
 * Problems with the letters and resumes of drafts, by application, in a constant number of queries. Drafts
 * without problems are left out.
 */
export async function problemsOf(
  db: Database,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, Problems>> {
  if (drafts.length === 0) return new Map()
  const said = drafts.map((draft) => ({ draft, ...draftContentOf(draft) }))
  const has = await choosable(
    db,
    said.flatMap(({ resume }) => resume ?? []),
  )
  const problemOfLetter = await lettersOf(
    db,
    said.filter(({ letter }) => letter !== null),
  )
  const found = said.map(({ draft, letter, resume }) => {
    const ofLetter = letter === null ? undefined : problemOfLetter(draft, letter)
    const problems: Problems = {
      ...resumeProblem(resume, (id) => has(draft.candidate_id, id)),
      ...(ofLetter !== undefined && { letter: ofLetter }),
    }
    return [draft.id, problems] as const
  })
  return new Map(found.filter(([, { letter, resume }]) => letter !== undefined || resume !== undefined))
}

/** Problem of a chosen resume that no longer exists. A missing choice is reported elsewhere. */
function resumeProblem(chosen: ChosenResume | null, has: (id: string) => boolean): Pick<Problems, 'resume'> {
  if (chosen === null) return {}
  const [id, resume] =
    'fileId' in chosen ? [chosen.fileId, cannotBeSent.noFile] : [chosen.resumeId, cannotBeSent.noResume]
  return has(id) ? {} : { resume }
}

/** Files and resumes that can be sent, by owner and id. */
async function choosable(db: Database, chosen: readonly ChosenResume[]) {
  const fileIds = chosen.flatMap((each) => ('fileId' in each ? [each.fileId] : []))
  const resumeIds = chosen.flatMap((each) => ('resumeId' in each ? [each.resumeId] : []))
  const files =
    fileIds.length === 0
      ? []
      : await db
          .selectFrom('files')
          .select(['id', 'account_id'])
          .where('id', 'in', fileIds)
          .where('digest', 'is not', null)
          .where('removed_at', 'is', null)
          .execute()
  const resumes =
    resumeIds.length === 0
      ? []
      : await db
          .selectFrom('resumes')
          .select(['id', 'account_id'])
          .where('id', 'in', resumeIds)
          .where('trashed_at', 'is', null)
          .execute()
  const owners = new Map([...files, ...resumes].map((each) => [each.id, each.account_id]))
  return (accountId: string, id: string) => owners.get(id) === accountId
}

interface WithLetter {
  readonly draft: Draft
  readonly letter: ApplicationContent['letter']
}

/** Problems with the letters of drafts, after filling in merge fields. */
async function lettersOf(db: Database, said: readonly WithLetter[]) {
  if (said.length === 0) return () => undefined
  const ids = said.flatMap(({ letter }) => (letter && 'letterId' in letter ? [letter.letterId] : []))
  const letters =
    ids.length === 0
      ? []
      : await db
          .selectFrom('letters')
          .select(['id', 'account_id', 'body'])
          .where('id', 'in', ids)
          .where('trashed_at', 'is', null)
          .execute()
  const bodies = new Map(letters.map(({ account_id: owner, body, id }) => [`${owner} ${id}`, body]))
  const valuesOf = await lookUpValues(
    db,
    said.map(({ draft }) => draft),
  )
  return (draft: Draft, letter: NonNullable<WithLetter['letter']>) =>
    'text' in letter
      ? letterProblem(letter.text, valuesOf(draft))
      : chosenLetterProblem(bodies.get(`${draft.candidate_id} ${letter.letterId}`), valuesOf(draft))
}

const letterProblem = (body: string, values: LetterValues) =>
  emptyFieldsInWords(mergedLetter(body, values).empty)

function chosenLetterProblem(body: string | undefined, values: LetterValues): string | undefined {
  if (body === undefined) return cannotBeSent.noLetter
  return body.trim() === '' ? cannotBeSent.emptyLetter : letterProblem(body, values)
}

/** Merge field values for the letters of drafts. */
async function lookUpValues(db: Database, drafts: readonly Draft[]) {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('postings', 'postings.id', 'applications.posting_id')
    .innerJoin('companies', 'companies.id', 'postings.company_id')
    .innerJoin('accounts', 'accounts.id', 'applications.candidate_id')
    .select(['applications.id', 'postings.content', 'companies.name', 'first_name', 'last_name'])
    .where(
      'applications.id',
      'in',
      drafts.map(({ id }) => id),
    )
    .execute()
  const values = new Map(
    rows.map(({ content, first_name: first, id, last_name: last, name: company }) => [
      id,
      { company, role: contentOf({ content }).title, name: `${first} ${last}` },
    ]),
  )
  return ({ id }: Draft): LetterValues => values.get(id) ?? {}
}
