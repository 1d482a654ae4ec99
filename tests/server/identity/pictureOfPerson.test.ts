// @module-tag security
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { fetchPicture } from '../../../server/identity/fetchPicture.ts'
import { isPublicAddress } from '../../../server/security/publicAddress.ts'
import { matching, startTestServer } from '../support/harness.ts'
import { adaAtIssuer, providerEnv, signInWithProvider, startTestIssuer } from '../support/issuer.ts'
import { bytesOf, plain } from '../support/pictures.ts'

async function serve(listener: RequestListener): Promise<string> {
  const http = createServer(listener)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    http.closeAllConnections()
    http.close()
  })
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('The pictures have no port.')
  return `http://127.0.0.1:${address.port}/picture`
}

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  'ff02::1',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('a picture on a private network is never requested, under any name', async () => {
  let asked = 0
  const address = new URL(await serve((_, response) => void response.end(`${(asked += 1)}`)))
  const ways = ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'].flatMap(
    (host) => [
      `http://${host}:${address.port}/picture`,
      `https://${host}:${address.port}/picture`,
      `https://${host}/picture`,
    ],
  )

  const fetched = await Promise.all(
    [...ways, 'file:///etc/passwd', 'data:image/png;base64,AA==', 'nonsense', ''].map((way) =>
      fetchPicture(way, { mayBeLocal: false }),
    ),
  )

  expect(fetched.every((content) => content === undefined)).toBe(true)
  expect(asked).toBe(0)
})

test('a redirect is not followed, and an error is not a picture', async () => {
  const elsewhere = await serve((_, response) => void response.end('secret'))
  const redirects = await serve((_, response) => void response.writeHead(302, { Location: elsewhere }).end())
  const missing = await serve((_, response) => void response.writeHead(404).end('none'))

  expect(await fetchPicture(redirects, { mayBeLocal: true })).toBeUndefined()
  expect(await fetchPicture(missing, { mayBeLocal: true })).toBeUndefined()
})

test('a picture that is too large, or does not arrive, is given up', async () => {
  const endless = await serve((_, response) => {
    const write = () => {
      while (response.write(new Uint8Array(64 * 1024)));
      response.once('drain', write)
    }
    write()
  })
  const silent = await serve(() => {})
  const slow = await serve((_, response) => void response.write('x'))

  expect(await fetchPicture(endless, { mayBeLocal: true })).toBeUndefined()
  expect(await fetchPicture(silent, { mayBeLocal: true, timeoutMs: 100 })).toBeUndefined()
  expect(await fetchPicture(slow, { mayBeLocal: true, timeoutMs: 100 })).toBeUndefined()
})

test('a new candidate has the picture of the provider, re-encoded by this server, which requests it once', async () => {
  let asked = 0
  const png = await bytesOf(plain().png())
  const picture = await serve((_, response) => {
    asked += 1
    response.end(png)
  })
  const issuer = await startTestIssuer()
  const server = await startTestServer({ env: providerEnv(issuer.origin) })
  const browser = server.browser()

  await signInWithProvider(browser, { person: { ...adaAtIssuer, picture } })

  const { result } = await browser.call('session')
  expect(result).toMatchObject({ picture: matching(/^\/media\/[\w-]{22}-192\.webp$/) })
  await signInWithProvider(server.browser(), { person: { ...adaAtIssuer, picture } })
  expect(asked).toBe(1)
})

test('a file that is not a picture leaves the account without one', async () => {
  const picture = await serve((_, response) => void response.end('<svg/>'))
  const issuer = await startTestIssuer()
  const server = await startTestServer({ env: providerEnv(issuer.origin) })
  const browser = server.browser()

  await signInWithProvider(browser, { person: { ...adaAtIssuer, picture } })

  expect((await browser.call('session')).result).toMatchObject({ firstName: 'Ada', picture: '' })
})
