import { afterEach, expect, test } from 'vitest'
import { copyText } from '../../../src/browser/copyText.ts'

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

test('without a clipboard, copying fails like a denied copy, and the caller learns of it', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  let failed: Promise<unknown> | undefined
  expect(() => (failed = copyText('text').catch(() => 'not copied'))).not.toThrow()
  expect(await failed).toBe('not copied')
})
