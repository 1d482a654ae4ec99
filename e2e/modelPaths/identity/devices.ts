import { expect } from 'playwright/test'
import { success } from '../../../contract/envelope.ts'
import { openSessionCalls } from '../../../contract/identity/sessions.ts'
import { devicesMachine } from '../../../machines/identity/devices.ts'
import { devicesWords as words } from '../../../src/words/identity/devices.ts'
import { notices } from '../../../src/words/notices/notices.ts'
import { sampleSessions } from '../../../stories/identity/sampleSessions.ts'
import { refused } from '../../../tests/machines/support/events.ts'
import { driverOf } from '../driver.ts'
import { expectToast } from '../ends.ts'
import { openSettings, panel, type SettingsScene } from './settingsScene.ts'

const role = 'candidate'
const phone = 'Safari on iPhone'

const signOut = async ({ page }: SettingsScene) => {
  const button = panel(page, words.title).getByRole('button', { name: words.endNamed(phone) })
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await button.click()
}

export const devices = driverOf<SettingsScene>({
  machine: devicesMachine,
  input: { role },
  open: async (tools) => {
    await tools.page.route(`**/api/${role}/${openSessionCalls.listSessions.path}`, (route) =>
      route.fulfill({ json: success(sampleSessions) }),
    )
    return openSettings(tools, 'endSession')
  },
  moves: {
    'signs a device out': {
      event: { type: 'command.done', command: 'end', input: { role, id: 'phone' }, output: {} },
      drive: async (scene) => {
        await signOut(scene)
        await scene.calls.answer('endSession', {})
        await expectToast(scene.page, notices.deviceSignedOut)
      },
    },
    'the device is not signed out': {
      event: { type: 'command.failed', command: 'end', input: { role, id: 'phone' }, failure: refused },
      drive: async (scene) => {
        await signOut(scene)
        await scene.calls.refuse('endSession', { message: refused.message }, 403)
        await expectToast(scene.page, refused.message)
      },
    },
  },
  states: {},
})
