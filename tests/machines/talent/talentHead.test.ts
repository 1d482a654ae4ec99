import { expect, test } from 'vitest'
import type { OutputFrom } from 'xstate'
import { sentIntroductionsReading } from '../../../machines/introductions/introductionReadings.ts'
import { talentHeadMachine } from '../../../machines/talent/talentHead.ts'
import type { listSentIntroductions } from '../../../src/effects/introductions/introductions.ts'
import { inApp } from '../support/inApp.ts'
import { held } from '../support/startFlow.ts'

test('the remaining invitations are counted again when an invitation changes, and for no other change', () => {
  const read = held<OutputFrom<typeof listSentIntroductions>, object>()
  const { app, page } = inApp(
    talentHeadMachine.provide({
      actors: { introductions: sentIntroductionsReading.provide({ actors: { read: read.logic } }) },
    }),
    undefined,
  )
  page.start()
  app.send({ type: 'live.changed', changes: [{ kind: 'posting', id: 'posting-1' }] })
  expect(read.calls).toHaveLength(1)
  app.send({ type: 'live.changed', changes: [{ kind: 'introduction', id: 'introduction-1' }] })
  expect(read.calls).toHaveLength(2)
})
