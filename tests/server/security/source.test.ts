// @module-tag security
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const sources = ['server', 'contract'].flatMap((folder) =>
  globSync('**/*.ts', { cwd: join(root, folder) }).map((file) => ({
    file: `${folder}/${file}`,
    text: readFileSync(join(root, folder, file), 'utf8'),
  })),
)

const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('The source decodes nothing by hand.', () => {
  expect(sources.length).toBeGreaterThan(40)
  expect(having(/decodeURI|unescape\(/)).toEqual([])
})

test('Queries are built, never concatenated.', () => {
  expect(having(/sql\.(raw|lit|literal)\b/)).toEqual([])
  // The SQL contains only constants.
  expect(having(/\.exec\(`/).toSorted()).toEqual(['server/store/sqlite.ts'])
})

test('The server starts no other program and evaluates no text.', () => {
  expect(having(/\beval\(|new Function\(|node:vm|\bspawn(Sync)?\(|\bexecFile/)).toEqual([])
  // Runs only our own files in another process of the same Node.
  expect(having(/child_process/).toSorted()).toEqual([
    'server/operations/guardedChild.ts',
    'server/operations/memoryWatch.ts',
    'server/resumes/pages/typesettingChild.ts',
  ])
})

test('No regular expression is built from input.', () => {
  // Built from character classes and words of the product.
  expect(having(/\bRegExp\(/).toSorted()).toEqual([
    'server/applications/redaction/denseNames.ts',
    'server/applications/redaction/ownAddresses.ts',
    'server/applications/redaction/tokens.ts',
    'server/resumes/import/wordPackage.ts',
    'server/resumes/reading/rangeWords.ts',
    'server/resumes/reading/singleDates.ts',
    'server/search/words/tokens.ts',
  ])
})

test('The server connects only to its database, mail server, login providers and DNS resolver.', () => {
  expect(having(/\bfetch\(|https?\.(get|request)\(|undici|\.connect\(/)).toEqual([
    'server/store/listening.ts',
    'server/store/postgres.ts',
  ])
  // DNS is queried for names that employers enter, but no address in a response is contacted; file readers
  // block DNS in their own process; pictures from an issuer are fetched only from public addresses.
  expect(having(/node:dns|Resolver\(/).toSorted()).toEqual([
    'server/backend.ts',
    'server/identity/fetchPicture.ts',
    'server/operations/closeNetwork.ts',
  ])
  // Operator commands use a socket on the same machine.
  expect(having(/createConnection\(/)).toEqual(['server/operators/socket.ts'])
})

test('No TLS certificate is accepted without verification.', () => {
  expect(having(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|ignoreTLS/)).toEqual([])
})

test('The source has no weak hash and no predictable random number, and self-contained tokens in the hosted API alone.', () => {
  expect(having(/md5|['"]sha1['"]|Math\.random/i)).toEqual([])
  // Tokens of issuers are verified by the client library, which depends on `jose`.
  expect(having(/from '(jsonwebtoken|jose)'/)).toEqual([
    'server/hosted/accessTokens.ts',
    'server/hosted/signingKeys.ts',
  ])
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"node_modules/jsonwebtoken"')
})
