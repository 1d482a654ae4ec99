import { isolate } from '../../../contract/isolate.ts'
import { paths } from '../../../contract/paths.ts'
import type { Resume } from '../../../contract/resumes/calls.ts'
import type { User } from '../../../contract/user.ts'
import { adviceOn } from './advice.ts'

/** Something that a candidate has not told or done yet, and where that is done; the mail is in their mailbox. */
export interface Missing {
  readonly text: string
  readonly href: string | undefined
}

/**
 * What a candidate lacks that employers ask for.
 *
 * @param resume the one that was changed last; null where there is none
 */
export function missingOf(user: Pick<User, 'isVerified'>, resume: Resume | null, now: number): Missing[] {
  return [
    ...(user.isVerified
      ? []
      : [
          {
            text: 'Your email address is not verified. Follow the link in our mail: nobody can apply without.',
            href: undefined,
          },
        ]),
    ...(resume
      ? adviceOn(resume.document, now)
          .filter(({ field }) => field.startsWith('basics.'))
          .map(({ field, text }) => ({
            text: `${isolate(resume.title)}: ${text}`,
            href: `${paths.resume(resume.id)}?${new URLSearchParams({ field })}`,
          }))
      : [{ text: 'You have no resume yet. Write one, or bring one along.', href: paths.resumes }]),
  ]
}
