import { expect, test } from 'vitest'
import { createActor, type InputFrom, type OutputFrom } from 'xstate'
import { candidateHomeMachine } from '../../../machines/applications/candidateHome.ts'
import type { listApplications } from '../../../src/effects/applications.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { held } from '../support/startFlow.ts'

test('the home of a candidate is read again when an application changes, and for no other change', () => {
  const read = held<OutputFrom<typeof listApplications>, InputFrom<typeof listApplications>>()
  const page = createActor(
    candidateHomeMachine.provide({ actors: { applications: readingWith(read.logic) } }),
  ).start()
  expect(read.last().input).toEqual({ group: 'home', limit: 50 })
  page.send({ type: 'live.changed', changes: [{ kind: 'company' }] })
  expect(read.calls).toHaveLength(1)
  page.send({ type: 'live.changed', changes: [{ kind: 'application', reference: 'A1' }] })
  expect(read.calls).toHaveLength(2)
})
