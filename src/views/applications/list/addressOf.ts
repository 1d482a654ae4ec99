import type { OwnApplicationItem } from '../../../../contract/applications/calls.ts'
import { paths } from '../../../../contract/paths.ts'
import { cannotBeSent } from '../../../words/applications/next.ts'

/** Address of an application. For a draft that can be sent, this is its form. */
export function addressOf(application: OwnApplicationItem): string {
  const { posting, reference, state } = application
  return state === 'draft' && posting.slug !== null && !cannotBeSent(application)
    ? paths.apply(posting.slug)
    : paths.application(reference)
}
