import { expect } from 'playwright/test'
import { keepAccountPageMachine } from '../../../machines/privacy/keepAccountPage.ts'
import { notices } from '../../../src/words/notices/notices.ts'
import { keepWords as words } from '../../../src/words/privacy/deletion.ts'
import { candidate } from '../../../tests/machines/support/events.ts'
import { driverOf } from '../driver.ts'
import { expectToast } from '../ends.ts'
import { memberWith, type MemberScene } from './memberWith.ts'

const role = 'candidate'

export const keepAccountPage = driverOf<MemberScene>({
  machine: keepAccountPageMachine,
  input: { role },
  open: (tools) => memberWith(tools, { erasedOn: '2030-01-15' }, 'keepAccount'),
  // The event changes no state, so that no path contains it. The form shows the failure of the command.
  elsewhere: ['anywhere: command.failed'],
  moves: {
    'keeps the account': {
      event: { type: 'command.done', command: 'keep', input: { role }, output: candidate },
      drive: async (scene) => {
        const { erasedOn: _, ...user } = scene.user
        await scene.page.getByRole('button', { name: words.keep }).click()
        scene.user = user
        await scene.calls.answer('keepAccount', user)
        await expectToast(scene.page, notices.accountKept)
        await expect(scene.page.getByRole('navigation', { name: 'Candidate' })).toBeVisible()
      },
    },
  },
  states: {},
})
