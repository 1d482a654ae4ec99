import { expect, test } from 'vitest'
import { employerPostingEvents } from '../../contract/postings/events.ts'
import {
  employerPostingEventTypes,
  postingEvents,
  type PostingForm,
} from '../../contract/postings/events/postingEvents.ts'

const fieldsOf = (form: PostingForm | undefined) => form?.fields.map(({ name }) => name) ?? []

test('The form of each employer event has a field for every property that the call accepts.', () => {
  const accepted = employerPostingEvents.options.map(({ entries }) => {
    const { type, ...parts } = entries
    return [type.literal, Object.keys(parts)] as const
  })
  const asked = employerPostingEventTypes.map(
    (type) => [type, fieldsOf(postingEvents[type].employer.form)] as const,
  )
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(accepted))
})
