import type { EventDefinition } from './eventDefinition.ts'

/** Withdrawal of a pending rejection by the employer. */
export const undo: EventDefinition<'undo'> = {
  employer: { label: 'Undo' },
  notice: 'Rejection undone.',
  past: { employer: () => 'Rejection undone' },
  isHiddenFromCandidate: true,
  refusal: 'The rejection was already sent or undone. Reload the page.',
}
