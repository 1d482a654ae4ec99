import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { App } from './app.ts'
import { test as base } from './fixtures.ts'

const parent = join(import.meta.dirname, '../../node_modules/.cache')

/** Starts a server that serves its own build of the application, with the hosted API as backend. */
async function startHostedApp(): Promise<{ readonly app: App; readonly remove: () => Promise<void> }> {
  // Inside the repository, because the rendering code of the build imports packages.
  await mkdir(parent, { recursive: true })
  const distDir = await mkdtemp(join(parent, 'hosted-'))
  const app = await App.start(undefined, undefined, { HOSTED_API: 'on' })
  const remove = async () => {
    await app.remove()
    await rm(distDir, { recursive: true, force: true })
  }
  try {
    const key = await app.operate('key', 'create', 'Tests')
    await promisify(execFile)(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn', '--outDir', distDir],
      { env: { ...process.env, VITE_HOSTED_URL: app.origin, VITE_HOSTED_KEY: key } },
    )
    await app.serve(distDir)
    return { app, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

export const test = base.extend<object, { hostedApp: App }>({
  hostedApp: [
    async ({}, use) => {
      const { app, remove } = await startHostedApp()
      await use(app)
      await remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  app: ({ hostedApp }, use) => use(hostedApp),
})

export { expect } from './fixtures.ts'
