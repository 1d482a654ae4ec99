import { expect } from 'playwright/test'
import { uploadMachine } from '../../../machines/files/upload.ts'
import { file } from '../../../stories/support/applying.ts'
import { chooseResume } from '../../support/resumes.ts'
import { driverOf } from '../driver.ts'
import { waited } from '../ends.ts'
import { done, failed, inBar } from '../writing.ts'
import { begun, open, stillWorking, type ApplyingScene } from './applyingScene.ts'

const uploading = 'Uploading your file'

export const upload = driverOf<ApplyingScene>({
  machine: uploadMachine,
  input: { parent: undefined },
  open: async (tools) => {
    const scene = await open(tools)
    await scene.signIn()
    await scene.calls.answer('startApplication', begun)
    await expect(inBar(tools.page, 'Not saved yet')).toBeVisible()
    return scene
  },
  moves: {
    'chooses a file': {
      event: { type: 'choose', file: new File(['%PDF'], file.name) },
      drive: ({ page }) => chooseResume(page.getByLabel(/^Upload a/), file.name),
    },
    ...waited('upload.uploading.waiting'),
    'the server takes it': {
      event: done('uploadFile', file),
      drive: ({ calls }) => calls.answer('uploadFile', file),
    },
    'the server is not reached': {
      event: failed('uploadFile', { code: 'unreachable' }),
      drive: ({ calls }) => calls.drop('uploadFile'),
    },
  },
  states: {
    idle: ({ page }) => expect(page.getByText(uploading)).toHaveCount(0),
    'uploading.waiting': async ({ page }) => {
      await expect(page.getByText(uploading)).toBeVisible()
      await expect(stillWorking(page)).toHaveCount(0)
    },
    'uploading.stillWaiting': ({ page }) => expect(stillWorking(page)).toBeVisible(),
  },
})
