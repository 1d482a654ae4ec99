import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import * as v from 'valibot'
import { wholeChromium } from '../../browser.ts'

const messageSchema = v.looseObject({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.looseObject({})),
  result: v.optional(v.looseObject({})),
  error: v.optional(v.looseObject({ message: v.string() })),
})
const tabSchema = v.object({ targetId: v.string() })
const sessionSchema = v.object({ sessionId: v.string() })
const attachedSchema = v.object({
  sessionId: v.string(),
  targetInfo: v.object({ type: v.string(), subtype: v.optional(v.string()) }),
})
const valueSchema = v.object({ result: v.object({ value: v.optional(v.unknown()) }) })

/** A visible or prerendered page that can evaluate expressions. */
export interface PlainPage {
  readonly isPrerendered: boolean
  readonly evaluate: (expression: string) => Promise<unknown>
}

/** A Chromium that prerenders pages, which it never does when Playwright controls it. */
export class PlainChromium {
  /** All pages so far, oldest first. */
  readonly pages: PlainPage[] = []
  readonly #process: ChildProcess
  readonly #profile: string
  readonly #socket: WebSocket
  readonly #asked = new Map<number, PromiseWithResolvers<unknown>>()
  #count = 0

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process
    this.#profile = profile
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)))
  }

  static async start(): Promise<PlainChromium> {
    const { executablePath = chromium.executablePath(), args = [] } = wholeChromium()
    const profile = await mkdtemp(join(tmpdir(), 'chromium-'))
    const flags = ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
    const browser = spawn(executablePath, [...args, ...flags, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    for await (const part of browser.stderr.setEncoding('utf8')) {
      said += String(part)
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (address === undefined) continue
      const socket = new WebSocket(address)
      await once(socket, 'open')
      return new PlainChromium(browser, profile, socket)
    }
    throw new Error(`Chromium ended before it could be driven:\n${said}`)
  }

  /** Opens an address in a new tab. */
  async open(url: string): Promise<void> {
    const { targetId } = v.parse(tabSchema, await this.#send('Target.createTarget', { url, forTab: true }))
    const tab = await this.#send('Target.attachToTarget', { targetId, flatten: true })
    const watched = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
    await this.#send('Target.setAutoAttach', watched, v.parse(sessionSchema, tab).sessionId)
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit')
    this.#process.kill()
    await ended
    // Retries, because other processes of the browser may still write there for a moment.
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }

  #send(method: string, params: object, sessionId?: string): Promise<unknown> {
    const id = (this.#count += 1)
    const answer = Promise.withResolvers<unknown>()
    this.#asked.set(id, answer)
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }))
    return answer.promise
  }

  #hear(text: string): void {
    const { id, method, params, result, error } = v.parse(messageSchema, JSON.parse(text))
    if (id !== undefined) {
      if (error) this.#asked.get(id)?.reject(new Error(error.message))
      else this.#asked.get(id)?.resolve(result)
    } else if (method === 'Target.attachedToTarget') this.#meet(v.parse(attachedSchema, params))
  }

  #meet({ sessionId, targetInfo: { type, subtype } }: v.InferOutput<typeof attachedSchema>): void {
    if (type !== 'page') return
    const evaluate = async (expression: string) => {
      const asked = { expression, awaitPromise: true, returnByValue: true }
      return v.parse(valueSchema, await this.#send('Runtime.evaluate', asked, sessionId)).result.value
    }
    this.pages.push({ isPrerendered: subtype === 'prerender', evaluate })
  }
}
