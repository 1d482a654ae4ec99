import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
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

/**
 * Folder of the build with the inspector. All runs with the same sources share it, and one worker builds it.
 */
async function inspectingFolder(): Promise<string> {
  const wanted = join(tmpdir(), `inspecting-${sourcesHash()}`)
  const builder = `${wanted}.builder`
  while (!isBuilt(wanted)) {
    if (!becomes(builder)) {
      await setTimeout(250)
      continue
    }
    try {
      rmSync(wanted, { recursive: true, force: true })
      renameSync(buildInspecting(), wanted)
    } finally {
      rmSync(builder)
    }
  }
  return wanted
}

/** True if this process has become the builder. Removes the lock of a builder that has died. */
function becomes(builder: string): boolean {
  try {
    writeFileSync(builder, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const pid = existsSync(builder) ? Number(readFileSync(builder, 'utf8')) : 0
    if (pid > 0 && !isAlive(pid)) rmSync(builder, { force: true })
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const isBuilt = (folder: string) => existsSync(join(folder, 'dist/pages.json'))

function sourcesHash(): string {
  const hash = createHash('sha256')
    .update(process.cwd())
    .update(process.env['NODE_ENV'] ?? '')
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  hash.update(JSON.stringify(settings.map(String).toSorted()))
  const files = globSync([...sources, 'package-lock.json'].flatMap((source) => [source, `${source}/**`]))
  for (const file of new Set(files.toSorted()))
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Builds the version with the inspector in a separate folder, so that the production build stays intact. */
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

/** Test with the build that includes the inspector, served as in production. */
export const test = base.extend<object, { sharedApp: App }>({
  sharedApp: [
    async ({}, use) => {
      const folder = await inspectingFolder()
      const repository = process.cwd()
      // The server looks for the build in its working directory.
      process.chdir(folder)
      const app = await App.start().finally(() => process.chdir(repository))
      await use(app)
      await app.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** Everything that the inspector of a page has recorded, as another window would receive it. */
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
