import { describe, expect, test } from 'vitest'
import type { Call } from '../../../contract/call.ts'
import { routes } from '../../../contract/index.ts'
import { filledWith, schemasIn } from '../../contract/support/schemas.ts'
import { ownerAt } from '../support/companies.ts'
import { ada, sharedTestServer, type Browser } from '../support/harness.ts'

const server = sharedTestServer()

const paths = routes.calls.map(({ area, endpoint, path }) => [path, { call: endpoint, area }] as const)

/** A payload of the maximum size of a call, in which every string repeats a piece. */
function largest({ maxBytes, payload }: Call, piece: string): string {
  const places = schemasIn(payload).filter(({ schema }) => schema.type === 'string').length
  const room = (maxBytes - JSON.stringify(filledWith(payload, '')).length - 64) / Math.max(1, places)
  const times = Math.floor(room / (new TextEncoder().encode(JSON.stringify(piece)).length - 2))
  return JSON.stringify(filledWith(payload, piece.repeat(Math.max(1, times))))
}

const pieces = {
  'combining marks': '\u0315\u0300\u05ae\u0301',
  'braces and blanks': '{{  ',
  'stops and blanks': '.!? ',
  'brackets of links': '[](',
}

/** Processor time of this process until a call is answered, in ms. */
async function costOf(browser: Browser, path: string, body: string) {
  const began = process.cpuUsage()
  const answer = await browser.send(path, { body })
  await answer.arrayBuffer()
  const { system, user } = process.cpuUsage(began)
  return (system + user) / 1_000
}

describe.each(Object.entries(pieces))('the longest texts of %s', (_, piece) => {
  test.each(paths)('delay no one’s %s, with or without a session', async (path, { area, call }) => {
    const body = largest(call, piece)
    const visitor = server().browser()
    expect(await costOf(visitor, path, body)).toBeLessThan(1_000)
    const member =
      area === 'employer'
        ? (await ownerAt(server())).browser
        : (await server().registered({ ...ada, emailAddress: `${crypto.randomUUID()}@example.com` })).browser
    expect(await costOf(member, path, body)).toBeLessThan(1_000)
  })
})
