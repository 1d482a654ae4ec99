import { applicationEvents } from '../../contract/applications/events/applicationEvents.ts'
import type { ApplicationFacts } from '../../machines/lifecycles/application.ts'
import { Refused } from '../refused.ts'
import type { Application, LockedApplication, LifecycleEvent } from './applications.ts'
import { missingOf, type RelatedFacts } from './relatedFacts.ts'
import { applicationsRefusals, applicationStates, nextStep } from '../words/applications.ts'
import { sharedRefusals } from '../words/shared.ts'

/** Refused for an event that the state does not accept. */
export const refusedIn = ({ state }: Application, type: LifecycleEvent['type']) =>
  Refused.state(
    `${applicationStates[state]} ${(state === 'active' && applicationEvents[type].refusal) || nextStep}`,
    state,
  )

/** Refused for a draft that cannot be sent. Of several reasons, it names the one to fix first. */
export function notSent(
  held: LockedApplication,
  { intakeIsOpen }: ApplicationFacts,
  related: RelatedFacts,
): Refused {
  const { id, state } = held.application
  if (related.members.has(id)) return Refused.state(applicationsRefusals.memberCannotApply, state)
  if (!intakeIsOpen) {
    return Refused.state(applicationsRefusals.notOpen, state)
  }
  const missing = missingOf(held, related)
  if (missing.length === 0) {
    return new Refused(sharedRefusals.unverified, {
      status: 403,
    })
  }
  const message = applicationsRefusals.missingField
  const problems: Readonly<Record<string, string>> = { ...related.problems.get(id) }
  const fields = Object.fromEntries(
    missing.map((name) => [
      name === 'resume' || name in problems ? name : `answers.${name}`,
      problems[name] ?? message,
    ]),
  )
  const [problem] = Object.values(problems)
  const isOne = Object.keys(fields).length === 1
  return new Refused(isOne && problem !== undefined ? problem : applicationsRefusals.missing, {
    fields,
  })
}
