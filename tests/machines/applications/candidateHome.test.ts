import { expect, test } from 'vitest'
import { createActor, type InputFrom, type OutputFrom } from 'xstate'
import { candidateHomeMachine } from '../../../machines/applications/candidateHome.ts'
import type { listOwnIntroductions } from '../../../src/effects/introductions/introductions.ts'
import type { listApplications } from '../../../src/effects/applications.ts'
import { readingWith } from '../../../src/effects/shared/readingWith.ts'
import { held } from '../support/startFlow.ts'

test('the home of a candidate is read again when an application or an invitation changes, and for no other change', () => {
  const read = held<OutputFrom<typeof listApplications>, InputFrom<typeof listApplications>>()
  const invited = held<OutputFrom<typeof listOwnIntroductions>, InputFrom<typeof listOwnIntroductions>>()
  const page = createActor(
    candidateHomeMachine.provide({
      actors: { applications: readingWith(read.logic), introductions: readingWith(invited.logic) },
    }),
  ).start()
  expect(read.last().input).toEqual({ group: 'home', limit: 50 })
  expect(invited.last().input).toEqual({ group: 'open', limit: 20 })
  page.send({ type: 'live.changed', changes: [{ kind: 'company' }] })
  expect([read.calls.length, invited.calls.length]).toEqual([1, 1])
  page.send({ type: 'live.changed', changes: [{ kind: 'application', reference: 'A1' }] })
  expect([read.calls.length, invited.calls.length]).toEqual([2, 1])
  page.send({ type: 'live.changed', changes: [{ kind: 'introduction', id: 'introduction-1' }] })
  expect([read.calls.length, invited.calls.length]).toEqual([3, 2])
})
