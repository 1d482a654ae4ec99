import type { OwnApplicationItem } from '../../../contract/applications/calls.ts'
import { stageNamesToCandidates } from '../../../contract/applications/stageNames.ts'
import { isOpen } from '../job.ts'
import { endNamesToCandidates } from './endNames.ts'

type Told = Pick<OwnApplicationItem, 'can' | 'posting' | 'stage' | 'state'>

/** Whether it is a draft of which nothing can come now, because its job takes nobody. */
export const cannotBeSent = ({ posting, state }: Pick<Told, 'posting' | 'state'>) =>
  state === 'draft' && !isOpen(posting.state)

/** What its candidate does about an application next, if it is their turn. */
export function taskInWords(application: Told): string | undefined {
  const { can, stage, state } = application
  if (cannotBeSent(application)) return 'Nobody can apply for it now'
  if (state === 'draft') return 'Finish it, and send it'
  if (can.includes('accept') || (can.includes('reply') && stage === 'offered')) return 'Answer the offer'
  return can.includes('reply') ? 'Answer what they ask' : undefined
}

/** How far it has come, or how it ended. */
export function placeInWords({ stage, state }: Told): string {
  if (state === 'draft') return 'Draft'
  if (state !== 'active') return endNamesToCandidates[state]
  return stage === null ? '' : stageNamesToCandidates[stage]
}
