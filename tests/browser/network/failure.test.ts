import { afterEach, expect, test, vi } from 'vitest'
import { toFailure } from '../../../src/network/failure.ts'
import { failureWords } from '../../../src/words/failures.ts'

afterEach(() => vi.restoreAllMocks())

const online = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

test.each([
  ['an answer that is no JSON', new SyntaxError('Unexpected token'), 'unreadable'],
  ['an answer that took too long', new DOMException('', 'TimeoutError'), 'timeout'],
  ['an exception of the browser', new DOMException('The store is full.', 'QuotaExceededError'), 'unexpected'],
  ['whatever else is thrown', new RangeError('a bug'), 'unexpected'],
  ['what is no error at all', 'a text', 'unexpected'],
] as const)('%s has a code and a message', (_, error, code) => {
  expect(toFailure(error)).toEqual({ code, message: failureWords[code] })
})

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
] as const)('a call that does not reach the server while the browser is online: %s', (isOnline, code) => {
  online(isOnline)
  expect(toFailure(new TypeError('Failed to fetch'))).toEqual({ code, message: failureWords[code] })
})

test('a failure is returned unchanged', () => {
  const refused = { code: 'refused', message: 'The server says no.', fields: { userName: 'Taken' } }
  expect(toFailure(refused)).toEqual(refused)
})
