import { expect, test } from 'vitest'
import { contract, routes } from '../../../contract/index.ts'
import { handlers } from '../../../server/calls/handlers.ts'
import type { Handler } from '../../../server/calls/shared/defineHandler.ts'

const all = Object.values(routes).flat()

test('each endpoint of the contract has its own handler', () => {
  const handled = Object.entries(handlers).flatMap(([domain, its]) =>
    Object.entries<Handler>(its).map(([name, { endpoint }]) => [`${domain}.${name}`, endpoint] as const),
  )
  // Left out, because each server generates the API description itself.
  const { api: _, ...domains } = contract
  const promised = Object.entries(domains).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => [`${domain}.${name}`, endpoint] as const),
  )
  expect(new Map(handled)).toEqual(new Map(promised))
})

test('no two routes share a path', () => {
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
})

test('no two endpoints share the name used by limits, audit and description', () => {
  const names = new Map(all.map(({ endpoint, name }) => [endpoint, name]))
  expect(new Set(names.values()).size).toBe(names.size)
})
