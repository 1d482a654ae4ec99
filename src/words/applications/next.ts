import type { OwnApplicationItem } from '../../../contract/applications/calls.ts'
import { endNamesToCandidates, stageNamesToCandidates } from './stages.ts'

type Told = Pick<OwnApplicationItem, 'can' | 'stage' | 'state'>

/** What its candidate does about an application next, if it is their turn. */
export function taskInWords({ can, stage, state }: Told): string | undefined {
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
