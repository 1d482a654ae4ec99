import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'playwright/test'
import { preview } from 'vite'

interface Built {
  /** Origin of the static server with the built Storybook. */
  origin: string
}

export const test = base.extend<object, Built>({
  origin: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
      const built = spawnSync('storybook', ['build', '--quiet', '--disable-telemetry', '-o', folder], {
        shell: process.platform === 'win32',
        encoding: 'utf8',
      })
      if (built.status !== 0) throw new Error(built.stdout + built.stderr)
      const server = await preview({
        configFile: false,
        appType: 'mpa',
        logLevel: 'error',
        build: { outDir: folder },
        preview: { port: 0 },
      })
      await use(server.resolvedUrls?.local[0] ?? '')
      await server.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
})
