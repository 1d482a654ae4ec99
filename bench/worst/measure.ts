import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { Member } from './member.ts'
import { startPolling } from './polling.ts'
import { worstRequests } from './requests.ts'
import { textures, type TextureName } from './textures.ts'
import { createWorld } from './world.ts'

/** Delay of another client while the server processes one request. */
export interface Measured {
  readonly what: string
  readonly texture: TextureName
  readonly status: number
  readonly sentMs: number
  /** Longest wait of the other client, minus its longest wait while the server was idle. */
  readonly waitMs: number
  readonly answerBytes: number
}

interface Options {
  readonly names: readonly TextureName[]
  /**
   * Acceptable wait. A longer one is measured again if tries are left, because the machine may have been
   * busy; the shortest counts.
   */
  readonly boundMs: number
  readonly told?: (texture: TextureName, requests: number) => void
}

const IDLE_MS = 2_000
const TRIES = 1

const built = v.object({
  pages: v.array(v.object({ pattern: v.string() })),
  rendered: v.array(v.object({ pattern: v.string() })),
})

/** Paths of prerendered pages, of pages rendered per request, and of resources for programs. */
function pagePathsOf(distDir: string): readonly string[] {
  const file = join(distDir, 'pages.json')
  if (!existsSync(file)) throw new Error('There is no built application: npm run build')
  const { pages, rendered } = v.parse(built, JSON.parse(readFileSync(file, 'utf8')))
  const forPrograms = ['/sitemap.xml', '/sitemap/:part', '/robots.txt', '/jobs.rss', '/r/:link/pdf']
  return [...new Set([...pages, ...rendered].map(({ pattern }) => pattern)), ...forPrograms]
}

/**
 * Sends the worst requests of each texture to a server, one after the other, while another client polls its
 * health.
 */
export async function measureWorst(
  { dataDir, origin }: { readonly dataDir: string; readonly origin: string },
  { boundMs, names, told }: Options,
): Promise<readonly Measured[]> {
  const pagePaths = pagePathsOf(join(import.meta.dirname, '../../dist'))
  const polling = startPolling(origin)
  const measured: Measured[] = []
  try {
    await setTimeout(IDLE_MS)
    const idleMs = polling.longestMs()
    for (const texture of names) {
      const world = await createWorld(origin, dataDir, textures[texture])
      const member = new Member(origin)
      const requests = await worstRequests(world, textures[texture], { member, pagePaths })
      for (const { prepare, what } of requests) {
        let shortest: Measured | undefined
        for (let tries = 0; tries < TRIES && (shortest?.waitMs ?? Infinity) > boundMs; tries += 1) {
          const send = await prepare()
          polling.longestMs()
          const began = performance.now()
          const { bytes, status } = await send()
          const sentMs = performance.now() - began
          const waitMs = Math.max(0, polling.longestMs() - idleMs)
          if (waitMs < (shortest?.waitMs ?? Infinity)) {
            shortest = { what, texture, status, sentMs, waitMs, answerBytes: bytes }
          }
        }
        if (shortest) measured.push(shortest)
      }
      told?.(texture, requests.length)
    }
  } finally {
    await polling.stop()
  }
  return measured
}
