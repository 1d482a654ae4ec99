import { isolate } from '../../../contract/isolate.ts'
import { paths } from '../../../contract/paths.ts'
import type { Resume } from '../../../contract/resumes/calls.ts'
import type { User } from '../../../contract/user.ts'
import { adviceOn } from './advice.ts'

/** A step that completes a profile, and its page; undefined where the step is in the mailbox. */
export interface Missing {
  readonly text: string
  readonly href: string | undefined
}

/**
 * Steps that complete the profile of a candidate.
 *
 * @param resume the one changed last; null where there is none
 */
export function missingOf(user: Pick<User, 'isVerified'>, resume: Resume | null, now: number): Missing[] {
  return [
    ...(user.isVerified
      ? []
      : [
          {
            text: 'Verify your email. Open the link we sent you, so that you can apply.',
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
      : [{ text: 'Create a resume or import one.', href: paths.resumes }]),
  ]
}
