import { dayOf } from '../../contract/postings/lifecycle.ts'
import type { ResumeDocument } from '../../contract/resumes/document.ts'
import { nameRedactionFor } from '../applications/redaction/nameRedaction.ts'
import { redactedDocument } from '../applications/redaction/redactedDocument.ts'
import { fileNameOf } from '../resumes/fileName.ts'
import { lastEmployersIn } from '../talent/employerRedaction.ts'
import { ownerRedactionFor } from '../talent/redactedContent.ts'
import { unnamedPerson } from '../words/introductions.ts'
import { sharesOf, type Introduction } from './introductions.ts'
import { sharedIn } from './shared.ts'

/** Replacement for redacted text, short enough to never lengthen a line. */
const GAP = '…'

export type WithShared = Pick<Introduction, 'created_at' | 'shared' | 'shares'>

/**
 * Shared resume as the company may read it, with its file name; undefined if none is shared. Omitted parts
 * depend on what the person shares:
 *
 * - no name: the name, the contact details (which reveal the name) and the employer of the last position;
 * - the name without contact details: the contact details.
 */
export function resumeToCompany(
  introduction: WithShared,
): { readonly name: string; readonly document: ResumeDocument } | undefined {
  const shares = sharesOf(introduction)
  const shared = sharedIn(introduction)
  if (!shared?.resume || !shares.includes('resume')) return undefined
  const { candidate, phone, resume } = shared
  const { document } = resume
  const { basics = {} } = document
  const isNamed = shares.includes('name')
  if (isNamed && shares.includes('contact')) return { name: resume.name, document }
  const profiles = basics.profiles ?? []
  const name = isNamed ? basics.name || `${candidate.firstName} ${candidate.lastName}` : unnamedPerson
  const owner = {
    names: isNamed ? [] : [candidate.firstName, candidate.lastName, basics.name ?? ''],
    addresses: [
      candidate.emailAddress,
      basics.email ?? '',
      basics.url ?? '',
      ...profiles.map(({ url }) => url ?? ''),
    ],
    usernames: profiles.map(({ username }) => username ?? ''),
  }
  const withoutContact = nameRedactionFor({ ...owner, phone: basics.phone || phone }, 0, GAP)
  const employers = isNamed
    ? []
    : lastEmployersIn(
        (document.work ?? []).map((each) => ({
          name: each.name ?? '',
          startDate: each.startDate ?? '',
          endDate: each.endDate ?? '',
        })),
        dayOf(introduction.created_at),
      )
  // Free text may contain other email addresses and phone numbers of the person.
  const withoutOwner = ownerRedactionFor({ ...owner, employers })
  const redact = (text: string) => withoutOwner(withoutContact(text))
  return { name: fileNameOf(name), document: redactedDocument(document, name, redact) }
}
