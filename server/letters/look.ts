import { mailtoOf } from '../../contract/markdown/links.ts'
import { emptyFieldsInWords, mergedLetter } from '../../contract/letters/letter.ts'
import { lookOf, printedOf, type Run } from '../../contract/resumes/printed.ts'
import { shownIn } from '../../contract/resumes/printedParts.ts'
import { printedWordsOf } from '../../contract/resumes/printedWords.ts'
import type { Account } from '../auth/accounts.ts'
import { Refused } from '../refused.ts'
import type { PrintedLetter } from '../resumes/pages/messages.ts'
import { documentOf, resumesOf } from '../resumes/resumes.ts'
import type { Database } from '../store/schema.ts'
import { letterItemsOf, type LetterRow } from './letters.ts'
import { lettersRefusals } from '../words/letters.ts'

type Head = Pick<PrintedLetter, 'look' | 'role' | 'contact'> & { readonly name: Run }

/**
 * Letter for printing: merge fields filled in, in the design of a resume.
 *
 * @returns the letter and the name of its company
 * @throws Refused at the field `body` if it is empty or a merge field has no value
 */
export async function printedLetter(db: Database, letter: LetterRow, account: Account) {
  if (letter.body.trim() === '') throw Refused.field('body', lettersRefusals.empty)
  const name = `${account.first_name} ${account.last_name}`
  const [job] = (await letterItemsOf(db, [letter])).flatMap((item) => item.job ?? [])
  const { empty, text } = mergedLetter(letter.body, { company: job?.company.name, role: job?.title, name })
  const problem = emptyFieldsInWords(empty)
  if (problem !== undefined) throw Refused.field('body', problem)

  const head = (await headLike(db, letter, name)) ?? plainHead(name, account.email_address)
  const title = `${head.name.text}, ${printedWordsOf(head.look.language).coverLetter}`
  return { company: job?.company.name, printed: { ...head, title, body: text } satisfies PrintedLetter }
}

/** Design and header of the chosen resume, or of the latest one; never from the trash. */
async function headLike(db: Database, letter: LetterRow, ownName: string): Promise<Head | undefined> {
  const kept = resumesOf(db, letter.account_id).select('document').where('trashed_at', 'is', null)
  const chosen =
    letter.resume_id === null ? undefined : await kept.where('id', '=', letter.resume_id).executeTakeFirst()
  const resume =
    chosen ?? (await kept.orderBy('updated_at', 'desc').orderBy('id').limit(1).executeTakeFirst())
  if (!resume) return undefined
  const { contact, look, name, role } = printedOf(documentOf(resume))
  return { look, name: name ?? nameRun(ownName), role, contact }
}

/** Default header for an account without a resume. */
const plainHead = (name: string, emailAddress: string): Head => ({
  look: lookOf({}),
  name: nameRun(name),
  role: null,
  contact: [{ path: 'basics.email', text: emailAddress, href: mailtoOf(emailAddress) }],
})

const nameRun = (name: string): Run => ({ path: 'basics.name', text: shownIn(name), href: null })
