import { expect, test } from 'vitest'
import { answers, applicationEvents } from '../../contract/applications/events/applicationEvents.ts'
import { employerApplicationEvents } from '../../contract/applications/lifecycle.ts'

test('The form of each reply has a field for every property of the event that the call accepts.', () => {
  const accepted = employerApplicationEvents.options.flatMap(({ entries }) => {
    const { type, ...parts } = entries
    return type.literal === 'undo' ? [] : [[type.literal, Object.keys(parts).toSorted()] as const]
  })
  const filled = answers.map(
    ({ type, form }) => [type, [...form.fields.map(({ name }) => name), 'message'].toSorted()] as const,
  )
  expect(Object.fromEntries(filled)).toEqual(Object.fromEntries(accepted))
})

test('The message of a reply is optional in its form exactly where the call does not require it.', () => {
  const optional = employerApplicationEvents.options.flatMap(({ entries }) =>
    'message' in entries && entries.message.type === 'optional' ? [entries.type.literal] : [],
  )
  expect(answers.filter(({ form }) => form.isMessageOptional).map(({ type }) => type)).toEqual(optional)
})

test('An event that is hidden from the candidate sends them no email.', () => {
  const hidden = Object.values(applicationEvents).filter(({ isHiddenFromCandidate }) => isHiddenFromCandidate)
  expect(hidden).toHaveLength(2)
  const facts = { actor: 'employer', turn: 'employer', isLeaving: true } as const
  expect(hidden.flatMap(({ mails }) => mails?.(facts).candidate ?? [])).toEqual([])
})
