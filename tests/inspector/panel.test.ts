import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { ContextTable } from '../../src/inspector/panel/ContextTable.tsx'
import { createInspection } from '../../src/inspector/inspection.ts'
import type { EventJson } from '../../src/inspector/source.ts'
import { obstacleTo } from '../../src/inspector/transitions.ts'

test('the context of an actor is a table that names each row, with nested values as JSON', () => {
  const value = { role: 'candidate', failure: { code: 'offline' }, sent: null }
  const html = renderToStaticMarkup(createElement(ContextTable, { value }))
  const rows = [...html.matchAll(/<th scope="row"[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)<\/td>/g)]
  expect(rows.map(([, name, kept]) => [name, kept?.replaceAll('&quot;', '"')])).toEqual(
    Object.entries(value).map(([name, kept]) => [name, JSON.stringify(kept, null, 2)]),
  )
})

const lift = createMachine({
  id: 'lift',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        go: { guard: () => false, target: 'moving' },
        add: { guard: ({ event }) => event['load'] === 1, target: 'moving' },
      },
    },
    moving: { on: { go: 'waiting' } },
  },
})

async function inspectLift() {
  const { inspect, source } = createInspection({ pace: 0 })
  const id = createActor(lift, { inspect }).start().sessionId
  const actor = await vi.waitUntil(() => source.getSnapshot().actors[0], { timeout: 20_000 })
  const active = new Set(source.getSnapshot().steps.at(-1)?.active)
  const refuses = (event: EventJson) => source.can?.(id, event) === false
  return { refuses, obstacle: (position: number) => obstacleTo(position, { actor, active, refuses }) }
}

test('an event that a guard refuses cannot be sent, although its state is active', async () => {
  const { obstacle } = await inspectLift()
  expect(lift.events).toEqual(['go', 'add'])
  expect([0, 1, 2].map(obstacle)).toEqual([
    'A guard refuses it.',
    'A guard refuses it.',
    'The actor is in another state.',
  ])
})

test('whether a guard refuses an event depends on its payload', async () => {
  const { refuses } = await inspectLift()
  expect(refuses({ type: 'add', load: 1 })).toBe(false)
  expect(refuses({ type: 'add', load: 99 })).toBe(true)
})
