// @module-tag security
import { expect, test } from 'vitest'
import { networksOf } from '../../../server/http/clientAddress.ts'
import { clientDevice } from '../../../server/http/clientDevice.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

const browserOf = (userAgent: string) => clientDevice(userAgent, networksOf('')).browser

test.each([
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Firefox on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`,
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/138.0.0.0 Mobile Safari/537.36`],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/138.0.0.0 Safari/537.36`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/138.0.0.0 Safari/537.36`],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
  ],
  [
    'Opera on Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/138.0.0.0 Safari/537.36 OPR/120.0.0.0`,
  ],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Safari on Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
  ],
  [
    'Safari on iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  ['Windows', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2)'],
  ['', 'curl/8.5.0'],
  ['', ''],
])('A browser is described as “%s”.', (browser, userAgent) => {
  expect(browserOf(userAgent)).toBe(browser)
})

test('Only known names of a User-Agent header are stored.', () => {
  expect(browserOf('<script>Firefox/</script> Windows '.repeat(1_000))).toBe('Firefox on Windows')
})

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:x'],
  ['::1', 'localhost'],
  ['127.0.0.1', 'localhost'],
  ['nonsense', ''],
])('Only the network of the address %s is stored.', (address, network) => {
  expect(clientDevice('', networksOf(address)).network).toBe(network)
})
