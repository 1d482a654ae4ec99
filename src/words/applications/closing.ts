import type { OwnApplicationItem } from '../../../contract/applications/calls.ts'
import { dayInWords } from '../../../contract/dayInWords.ts'
import { applicationListWords } from './groups.ts'
import { cannotBeSent } from './next.ts'

/** Last day on which a draft can be sent, such as "Closes December 20, 2026"; undefined if there is none. */
export const closesInWords = (
  application: Pick<OwnApplicationItem, 'posting' | 'state'>,
): string | undefined =>
  application.state === 'draft' && application.posting.validThrough && !cannotBeSent(application)
    ? applicationListWords.closes(dayInWords(application.posting.validThrough))
    : undefined
