import { expect, type Page } from 'playwright/test'
import { staleLogin } from '../../../contract/identity/proof.ts'
import type { DataExport } from '../../../contract/privacy/exportCalls.ts'
import { dataExportMachine } from '../../../machines/privacy/dataExport.ts'
import { dataExportWords as words } from '../../../src/words/privacy/dataExport.ts'
import type { Place } from '../../../tests/machines/support/coveringPaths.ts'
import { refused } from '../../../tests/machines/support/events.ts'
import { fillLogin, loginButton } from '../../support/people.ts'
import { settings } from '../../support/settings.ts'
import { HeldCalls } from '../calls.ts'
import { driverOf, type Drive } from '../driver.ts'
import { openSettings, panel, type SettingsScene } from '../identity/settingsScene.ts'

const role = 'candidate'
const running: DataExport = {
  id: 'one',
  state: 'running',
  progress: 0.4,
  bytes: null,
  requestedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: null,
}
const ready: DataExport = {
  ...running,
  state: 'ready',
  progress: 1,
  bytes: 8_400_000,
  expiresAt: '2030-01-01T00:00:00.000Z',
}

/** Intervals of the machine, in milliseconds. */
const pollMs = 1_500
const slowMs = 10_000

const own = ({ page }: SettingsScene) => panel(page, words.title)
const press = (scene: SettingsScene, name: string) =>
  own(scene).getByRole('button', { name, exact: true }).click()
const progress = (scene: SettingsScene) => own(scene).getByRole('progressbar')
const loginButtonOf = (scene: SettingsScene) => own(scene).getByRole('button', { name: words.logInAgain })
const isIn = (state: string) => (place: Place) => place.matches({ progress: state })

const expectReading = ({ calls }: SettingsScene) =>
  expect.poll(() => calls.isWaiting('listExports'), { message: 'the page reads its exports' }).toBe(true)

async function readNewest({ calls }: SettingsScene, ...newest: readonly DataExport[]): Promise<void> {
  await calls.answer('listExports', { items: newest, next: null })
}

/** Requests an export and waits until the page reads the list again. */
async function requestExport(scene: SettingsScene): Promise<void> {
  if (scene.calls.isWaiting('listExports')) await readNewest(scene)
  await press(scene, words.request)
  await scene.calls.answer('requestExport', running)
  await expectReading(scene)
}

/** Move in which a read returns this export. Makes a call first if none is pending. */
const known = (
  newest: DataExport,
  from: string,
  makeCall: (scene: SettingsScene) => Promise<void>,
): Drive<SettingsScene> => ({
  event: { type: 'reading.known', data: { newest } },
  from: isIn(from),
  drive: async (scene) => {
    if (!scene.calls.isWaiting('listExports')) await makeCall(scene)
    await readNewest(scene, newest)
  },
})

const passTime = ({ page }: { readonly page: Page }, ms: number) => page.clock.fastForward(ms)

/** Lets a read of the progress stay pending until the page stops waiting for it. */
async function readSlowly(scene: SettingsScene): Promise<void> {
  await passTime(scene, pollMs)
  await expectReading(scene)
  await passTime(scene, slowMs)
}

export const dataExport = driverOf<SettingsScene>({
  machine: dataExportMachine,
  input: { role },
  open: async (tools) => {
    await tools.page.clock.install()
    const calls = await HeldCalls.of(tools.page, 'listExports', 'requestExport', 'downloadExport')
    const scene = { ...(await openSettings(tools)), calls }
    await expectReading(scene)
    return scene
  },
  moves: {
    'finds an export under way': known(running, 'resting', requestExport),
    'finds progress': known(running, 'refreshing', () => Promise.resolve()),
    'finds the export ready': known(ready, 'refreshing', () => Promise.resolve()),
    'finds progress late': known(running, 'polling', readSlowly),
    'finds the export ready late': known(ready, 'polling', readSlowly),
    'a moment passes': {
      event: { type: 'xstate.after.poll.dataExport.progress.polling' },
      drive: async (scene) => {
        if (scene.calls.isWaiting('listExports'))
          await scene.calls.anew('listExports', () => passTime(scene, pollMs))
        else await passTime(scene, pollMs)
      },
    },
    'no answer comes for ten seconds': {
      event: { type: 'xstate.after.slowAfterMs.dataExport.progress.refreshing' },
      drive: (scene) => passTime(scene, slowMs),
    },
    'requests an export': {
      event: { type: 'command.done', command: 'request', input: { role }, output: running },
      from: isIn('resting'),
      drive: requestExport,
    },
    'the login is too old for the download': {
      event: {
        type: 'command.failed',
        command: 'download',
        input: { role, id: ready.id },
        failure: { ...refused, reason: { code: 'state', state: staleLogin } },
      },
      from: isIn('resting'),
      drive: async (scene) => {
        if (!scene.calls.isWaiting('listExports')) await requestExport(scene)
        await readNewest(scene, ready)
        await press(scene, words.download)
        await scene.calls.refuse(
          'downloadExport',
          { message: refused.message, code: 'state', state: staleLogin },
          403,
        )
      },
    },
    'logs in again': {
      event: { type: 'logInAgain' },
      from: isIn('resting'),
      drive: async (scene) => {
        await loginButtonOf(scene).click()
        await fillLogin(scene.page, scene.account.person)
        await loginButton(scene.page).click()
        await expect(scene.page).toHaveURL(settings)
        await expectReading(scene)
      },
    },
  },
  states: {
    'progress.resting': (scene) => expect(progress(scene)).toHaveCount(0),
    'progress.polling': (scene) => expect(progress(scene)).toBeAttached(),
    'progress.refreshing': async (scene) => {
      await expect(progress(scene)).toBeAttached()
      await expectReading(scene)
    },
    'login.recent': (scene) => expect(loginButtonOf(scene)).toHaveCount(0),
    'login.old': (scene) => expect(loginButtonOf(scene)).toBeVisible(),
  },
})
