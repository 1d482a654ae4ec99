import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { freePort } from '../support/app.ts'
import type { DrivenBrowser, Driver, Key } from './driver.ts'

interface Stroke {
  readonly type: 'keyDown' | 'keyUp'
  readonly value: string
}

const tap = (value: string): Stroke[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
]

// Code points of keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions
const [tab, shift] = ['\uE004', '\uE008']

const strokesOf: Readonly<Record<Key, readonly Stroke[]>> = {
  Tab: tap(tab),
  BackTab: [{ type: 'keyDown', value: shift }, ...tap(tab), { type: 'keyUp', value: shift }],
  Enter: tap('\uE007'),
  Space: tap(' '),
  ArrowLeft: tap('\uE012'),
}

const answerSchema = v.object({ value: v.unknown() })
const sessionSchema = v.object({ sessionId: v.string() })
/** Reference to an element, under the key that the WebDriver standard defines. */
const elementSchema = v.object({ 'element-6066-11e4-a52e-4f735466cecf': v.string() })

/** Starts the installed WebKit on a virtual screen, driven over W3C WebDriver. */
export async function startWebKit(): Promise<DrivenBrowser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = String(await once(screen.stdout, 'data')).trim()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}`, LANG: 'en_GB.UTF-8' },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin))) await setTimeout(25)
  return {
    newWindow: () => newWindow(origin),
    close: async () => {
      await end(driver)
      await end(screen)
    },
  }
}

async function newWindow(origin: string): Promise<Driver> {
  const capabilities = { alwaysMatch: { timeouts: { script: 15_000, pageLoad: 30_000 } } }
  const created = await command(`${origin}/session`, 'POST', { capabilities })
  const session = `${origin}/session/${v.parse(sessionSchema, created).sessionId}`
  const post = (path: string, payload: object) => command(`${session}/${path}`, 'POST', payload)
  const evaluate = (script: string) => post('execute/sync', { script, args: [] })
  const strike = (strokes: readonly Stroke[]) =>
    post('actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] })
  const resize = async (width: number) => void (await post('window/rect', { width, height: 900 }))
  await resize(1280)
  return {
    open: async (address) => void (await post('url', { url: address })),
    evaluate,
    click: async (body) => {
      const element = v.parse(elementSchema, await evaluate(body))
      await post(`element/${Object.values(element)[0]}/click`, {})
    },
    type: async (text) => void (await strike([...text].flatMap(tap))),
    press: async (key) => void (await strike(strokesOf[key])),
    resize,
    close: async () => void (await command(session, 'DELETE')),
  }
}

async function command(address: string, method: 'POST' | 'DELETE', payload?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(payload && { body: JSON.stringify(payload) }) })
  const { value } = v.parse(answerSchema, await response.json())
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`)
  return value
}

const answers = (origin: string) =>
  fetch(`${origin}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit')
  program.kill()
  await ended
}
