import { isolate } from '../../../contract/isolate.ts'
import type { OwnApplicationItem } from '../../../contract/applications/calls.ts'
import { stageNamesToCandidates } from '../../../contract/applications/stageNames.ts'
import { isOpen } from '../job.ts'
import { endNamesToCandidates } from './endNames.ts'

type Facts = Pick<OwnApplicationItem, 'can' | 'posting' | 'request' | 'stage' | 'state'>

/** True for a draft whose job accepts no applications. */
export const cannotBeSent = ({ posting, state }: Pick<Facts, 'posting' | 'state'>) =>
  state === 'draft' && !isOpen(posting.state)

/** Next task of the candidate; undefined if it is not their turn. */
export function taskInWords(application: Facts): string | undefined {
  const { can, posting, request, state } = application
  if (cannotBeSent(application)) return 'This job isn’t taking applications'
  if (state === 'draft') return 'Finish your application'
  if (!can.includes('reply')) return undefined
  return request?.type === 'offer'
    ? 'You have an offer'
    : `${isolate(posting.company.name)} asked you a question`
}

/** Stage or outcome of an application, as shown to candidates. */
export function placeInWords({ stage, state }: Pick<Facts, 'stage' | 'state'>): string {
  if (state === 'draft') return 'Draft'
  if (state !== 'active') return endNamesToCandidates[state]
  return stage === null ? '' : stageNamesToCandidates[stage]
}
