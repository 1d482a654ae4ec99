import { afterEach, expect, test } from 'vitest'
import { copyText } from '../../../src/browser/copyText.ts'

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

test('where the browser has no clipboard, copying fails as where it is not allowed: whoever asked is told', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  let failed: Promise<unknown> | undefined
  expect(() => (failed = copyText('text').catch(() => 'not copied'))).not.toThrow()
  expect(await failed).toBe('not copied')
})
