import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright/test'
import { App } from './app.ts'
import { test as base } from './fixtures.ts'

const sources = [
  'contract',
  'machines',
  'public',
  'scripts',
  'server',
  'src',
  'index.html',
  'package.json',
  'tailwind.config.ts',
  'vite.config.ts',
]

/** Builds the inspecting version in a folder of its own: beside the production build, not over it. */
function buildInspecting(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inspecting-'))
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const vite = resolve('node_modules/vite/bin/vite.js')
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--mode', 'inspect'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The inspecting version could not be built:\n${stderr}`)
  return folder
}

/** Tests the inspecting version, as it is served in production. */
export const test = base.extend<object, { sharedApp: App }>({
  sharedApp: [
    async ({}, use) => {
      const folder = buildInspecting()
      const repository = process.cwd()
      // The server serves what was built beside it.
      process.chdir(folder)
      const app = await App.start().finally(() => process.chdir(repository))
      await use(app)
      await app.remove()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Everything that the inspector of a page has kept, as another window would get it. */
export const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const id = document.querySelector<HTMLElement>('[data-shared]')?.dataset['shared']
    const channel = new BroadcastChannel(`inspector ${id}`)
    const { promise, resolve: answer } = Promise.withResolvers<string>()
    channel.addEventListener('message', ({ data }: MessageEvent<{ type: string; inspection: unknown }>) => {
      if (data.type === 'inspection') answer(JSON.stringify(data.inspection))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    channel.postMessage({ type: 'wanted' })
    const kept = await promise
    channel.close()
    return kept
  })
