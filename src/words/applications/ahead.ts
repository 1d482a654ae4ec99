import type { OwnApplication } from '../../../contract/applications/calls.ts'
import { stages } from '../../../contract/applications/lifecycle.ts'
import { stepsInWords } from '../job.ts'

type Facts = Pick<OwnApplication, 'posting' | 'sent' | 'stage' | 'state' | 'turn'>

/**
 * First stage in which the extra steps of the job post may be under way. The application does not store the
 * current step.
 */
const inSteps = stages.indexOf('assessment')

/**
 * Current and remaining steps of an application, as promised by the job post. The reply of the company has no
 * name, because the tag of the turn already describes it.
 */
export function comingOf({ posting, sent, stage, state, turn }: Facts) {
  if (state !== 'active' || !sent || stage === null || turn === null) return undefined
  const company = posting.company.name
  const [, answers, ...promised] = stepsInWords(sent.posting, company)
  const isMine = turn.side === 'candidate'
  const isOffered = stage === 'offered'
  const left = stages.indexOf(stage) < inSteps ? promised : promised.slice(sent.posting.steps.length)
  return {
    now: isMine
      ? ({ side: 'you', name: isOffered ? 'You reply to the offer' : 'You reply' } as const)
      : ({ side: 'they' } as const),
    ahead: isOffered
      ? promised.slice(isMine ? promised.length : -1)
      : [...(isMine ? [answers] : []), ...left],
  }
}
