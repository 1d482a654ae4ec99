import { expect, test } from 'vitest'
import { reportBounds } from '../../contract/clientErrors/bounds.ts'
import { withoutPersonalData } from '../../contract/clientErrors/withoutPersonalData.ts'
import { reportOf } from '../../src/clientErrors/clientErrorReport.ts'

const origin = 'https://jobs.example'
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

const thrown = (message: string, stack: string) => Object.assign(new TypeError(message), { stack })
const report = (error: unknown, userAgent = chrome) =>
  reportOf({ error, origin, page: '/jobs/:slug', userAgent })

test.each([
  [
    'the value that a parser could not read',
    `Unexpected token 'M', "Mina Okafor" is not valid JSON`,
    'Okafor',
  ],
  ['a quoted sentence', `Cannot find 'Mina of Leeds'`, 'Mina'],
  ['an e-mail address', 'No account of mina@demo.example', 'mina'],
  ['the query of an address', 'Failed to fetch https://jobs.example/jobs?what=nurse&where=Leeds', 'nurse'],
  ['the path of a page', 'Nothing at /candidate/applications/2CG-22M', '2CG'],
  ['a telephone number', 'Cannot call +44 113 496 0000', '496'],
])('a message is reported without %s', (_, message, personal) => {
  expect(message).toContain(personal)
  expect(withoutPersonalData(message)).not.toContain(personal)
})

test('a message keeps identifiers of the code', () => {
  const message = "Cannot read properties of undefined (reading 'places')"
  expect(withoutPersonalData(message)).toBe(message)
})

test('a stack is reported as functions and positions in scripts, without message, query or page', () => {
  const stack = [
    'TypeError: Mina is no function',
    '    at open (https://jobs.example/assets/index-1a.js?v=3:1:200)',
    '    at https://jobs.example/r/secret-link:12:7',
    '    at inject (chrome-extension://abc/content.js:3:9)',
  ].join('\n')
  expect(report(thrown('x is no function', stack))).toEqual({
    page: '/jobs/:slug',
    name: 'TypeError',
    message: 'x is no function',
    stack: ['open /assets/index-1a.js:1:200', '[page]:12:7'],
    browser: 'Chrome',
  })
})

test('stacks of Firefox and Safari are parsed like those of Chrome', () => {
  const stack =
    'open@https://jobs.example/assets/index-1a.js:1:200\n@https://jobs.example/assets/index-1a.js:1:9\n'
  expect(report(thrown('x', stack))?.stack).toEqual([
    'open /assets/index-1a.js:1:200',
    '/assets/index-1a.js:1:9',
  ])
})

test('an error of a browser extension is not reported', () => {
  const stack = 'TypeError: x\n    at inject (chrome-extension://abc/content.js:3:9)'
  expect(report(thrown('x', stack))).toBeUndefined()
})

test('a thrown value that is not an error is reported only by its type or code', () => {
  expect(report({ code: 'unreadable', message: 'Mina' })).toMatchObject({ message: 'unreadable', stack: [] })
  expect(report({ code: 'Mina Okafor' })).toMatchObject({ message: 'object' })
  expect(report({ emailAddress: 'mina@demo.example' })).toMatchObject({
    name: 'Thrown',
    message: 'object',
    stack: [],
  })
})

test('a long report is cut to its limits', () => {
  const line = `    at ${'a'.repeat(500)} (${origin}/assets/x.js:1:1)\n`
  const { message, stack } = report(thrown('ä'.repeat(5_000), line.repeat(50))) ?? {}
  expect(message).toBe('?'.repeat(reportBounds.message))
  expect(stack).toHaveLength(reportBounds.frames)
  expect(stack?.[0]).toBe(`${'a'.repeat(60)} /assets/x.js:1:1`)
})

test.each([
  ['Edge', `${chrome} Edg/140.0`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'],
  ['other', 'curl/8.0'],
])('the browser is reported by its family: %s', (family, userAgent) => {
  expect(report('x', userAgent)?.browser).toBe(family)
})
