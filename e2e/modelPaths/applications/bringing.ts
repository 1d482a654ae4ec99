import { expect } from 'playwright/test'
import { bringingMachine } from '../../../machines/files/bringing.ts'
import { file } from '../../../stories/support/applying.ts'
import { chooseResume } from '../../support/resumes.ts'
import { driverOf } from '../driver.ts'
import { waited } from '../ends.ts'
import { done, failed, inBar } from '../writing.ts'
import { begun, open, stillWorking, type ApplyingScene } from './applyingScene.ts'

const uploading = 'Uploading your file'

export const bringing = driverOf<ApplyingScene>({
  machine: bringingMachine,
  input: undefined,
  open: async (tools) => {
    const scene = await open(tools)
    await scene.signIn()
    await scene.calls.answer('startApplication', begun)
    await expect(inBar(tools.page, 'Not saved yet')).toBeVisible()
    return scene
  },
  moves: {
    'chooses a file': {
      event: { type: 'choose', form: new FormData() },
      drive: ({ page }) => chooseResume(page.getByLabel(/^Upload a/), file.name),
    },
    ...waited('bringing.sending.waiting'),
    'the server takes it': {
      event: done('bringFile', file),
      drive: ({ calls }) => calls.answer('uploadFile', file),
    },
    'the server is not reached': {
      event: failed('bringFile', { code: 'unreachable' }),
      drive: ({ calls }) => calls.drop('uploadFile'),
    },
  },
  states: {
    idle: ({ page }) => expect(page.getByText(uploading)).toHaveCount(0),
    'sending.waiting': async ({ page }) => {
      await expect(page.getByText(uploading)).toBeVisible()
      await expect(stillWorking(page)).toHaveCount(0)
    },
    'sending.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
  },
})
