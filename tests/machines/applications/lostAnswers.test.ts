import { setImmediate as heard } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { savedApplicationOf } from '../../../machines/applications/applicationDraft.ts'
import { applicationDraft } from '../../../stories/support/applying.ts'
import { superseded } from '../support/events.ts'
import { openApplication } from '../support/openApplication.ts'

test.each(['Dear team', 'Dear team, hello'])(
  'a draft does not conflict with an own save whose response was lost: %s is saved on it',
  async (letter) => {
    const { begun, clock, read, save, state, type } = await openApplication()
    await begun({}, { files: [] })
    type({ hasLetter: true, letter: 'Dear team' })
    clock.increment(1_000)
    const { content } = save.last().input
    save.last().fail({ code: 'unreachable', message: 'No answer came.' })
    await heard()
    type({ hasLetter: true, letter })
    clock.increment(2_000)
    save.last().fail(superseded)
    await heard()
    expect(state()).toBe('comparing')
    read.last().answer(savedApplicationOf({ ...applicationDraft, ...content, revision: 5 }))
    await heard()
    expect(state()).toEqual(letter === 'Dear team' ? 'clean' : 'dirty')
  },
)
