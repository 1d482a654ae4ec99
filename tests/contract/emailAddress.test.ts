import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalEmailAddress } from '../../contract/emailAddress.ts'

describe('one address in different spellings:', () => {
  test.each([
    ['letter case', 'INFO@EXAMPLE.COM', 'info@example.com'],
    ['blanks around it', ' \t info@example.com \r\n', 'info@example.com'],
    ['a no-break space', '\u00a0info@example.com\u00a0', 'info@example.com'],
    ['marks that nobody sees', '\ufeff\u200binfo@example.com\u2060\u200b', 'info@example.com'],
    ['marks of direction around it', '\u200einfo@example.com\u202c', 'info@example.com'],
    ['a mark of direction within it', 'info\u200f@exam\u2066ple.com', 'info@example.com'],
    ['a wide @', 'info＠example.com', 'info@example.com'],
    ['wide letters and digits before the @', 'ｉｎｆｏ２０@example.com', 'info20@example.com'],
    ['a domain in wide letters', 'info@ｅｘａｍｐｌｅ.com', 'info@example.com'],
    ['a dot of another script', 'info@example。com', 'info@example.com'],
    ['a soft hyphen within the domain', 'info@exam\u00adple.com', 'info@example.com'],
    ['a Kelvin sign in the domain', 'info@boo\u212a.example', 'info@book.example'],
    ['a domain beyond ASCII', 'info@bücher.example', 'info@xn--bcher-kva.example'],
    ['the same in capitals', 'info@BÜCHER.example', 'info@xn--bcher-kva.example'],
    ['the same, decomposed', 'info@bu\u0308cher.example', 'info@xn--bcher-kva.example'],
    ['the same in its ASCII form', 'info@XN--BCHER-KVA.example', 'info@xn--bcher-kva.example'],
  ])('%s', (_, typed, canonical) => {
    expect(canonicalEmailAddress(typed)).toBe(canonical)
  })
})

describe('two addresses stay distinct:', () => {
  test.each([
    ['a plus sign and what follows', 'info+jobs@example.com', 'info@example.com'],
    ['dots', 'in.fo@example.com', 'info@example.com'],
    ['a domain and its neighbour in another script', 'info@еxample.com', 'info@example.com'],
  ])('%s', (_, one, other) => {
    expect(canonicalEmailAddress(one)).toBeDefined()
    expect(canonicalEmailAddress(one)).not.toBe(canonicalEmailAddress(other))
  })
})

test.each([
  "o'info@example.com",
  'a@b.de',
  "!$&'*+=^_{}~-@example.com",
  'a.b.c@sub.example.com',
  '1@2.example',
  'a..b@docomo.ne.jp',
  'a.b.@docomo.ne.jp',
  '-a..b.@ezweb.ne.jp',
])('an unusual address is valid: %s', (address) => {
  expect(canonicalEmailAddress(address)).toBe(address)
})

describe('not an address:', () => {
  test.each([
    ['a dotless i for an i', 'ınfo@example.com'],
    ['a dotted capital I', 'İNFO@example.com'],
    ['a Kelvin sign for a k', 'des\u212a@example.com'],
    ['a long s', 'job\u017f@example.com'],
    ['a ligature', 'o\ufb03ce@example.com'],
    ['a letter of another script', 'infо@example.com'],
    ['an accent, composed or not', 'inf\u00f3@example.com'],
    ['an accent on its own', 'info\u0301@example.com'],
  ])('a look-alike, %s', (_, typed) => {
    expect(canonicalEmailAddress(typed)).toBeUndefined()
  })

  test.each([
    '',
    '@',
    'info',
    'info@',
    '@example.com',
    'info@@example.com',
    'info@x@example.com',
    '.info@example.com',
    'info.@example.com',
    'in..fo@example.com',
    '.info@docomo.ne.jp',
    'in..fo@docomo.ne.jp.example.com',
    'in fo@example.com',
    '"in fo"@example.com',
    'info(x)@example.com',
    '<info@example.com>',
    'info@example.com,other@example.com',
    'info@example.com;other@example.com',
    'in%66o@example.com',
    'in/fo@example.com',
    'in\\fo@example.com',
    'in?fo@example.com',
    'in#fo@example.com',
    'in|fo@example.com',
    'in`fo@example.com',
    'in\u0000fo@example.com',
    'info@example.com\r\nBcc: other@example.com',
    'info\r\n@example.com',
  ])('an ambiguous address: %j', (typed) => {
    expect(canonicalEmailAddress(typed)).toBeUndefined()
  })

  test.each([
    'info@localhost',
    'info@example.',
    'info@.example.com',
    'info@example..com',
    'info@example.com.',
    'info@-example.com',
    'info@example-.com',
    'info@exam_ple.com',
    'info@exam ple.com',
    'info@exam%70le.com',
    'info@example.com:25',
    'info@example.com/x',
    'info@example.com?x',
    'info@example.com#x',
    'info@user:secret@example.com',
    'info@127.0.0.1',
    'info@0x7f.1',
    'info@2130706433',
    'info@[127.0.0.1]',
    'info@[::1]',
    'info@example.123',
  ])('not a domain: %j', (typed) => {
    expect(canonicalEmailAddress(typed)).toBeUndefined()
  })
})

const label = (length: number) => 'a'.repeat(length)

describe('lengths', () => {
  const longest = `${label(64)}@${label(63)}.${label(63)}.${label(61)}`

  test('an address has at most 254 characters', () => {
    expect(longest).toHaveLength(254)
    expect(canonicalEmailAddress(longest)).toBe(longest)
    expect(canonicalEmailAddress(`${longest}a`)).toBeUndefined()
  })

  test('The length limit applies to the canonical form.', () => {
    const domain = `${label(63)}.${label(63)}.${label(52)}ü.de`
    expect(`${label(64)}@${domain}`.length).toBeLessThan(254)
    expect(canonicalEmailAddress(`${label(64)}@${domain}`)).toBeUndefined()
  })

  test('the part before the @ has at most 64', () => {
    expect(canonicalEmailAddress(`${label(64)}@example.com`)).toBeDefined()
    expect(canonicalEmailAddress(`${label(65)}@example.com`)).toBeUndefined()
  })

  test('a label of the domain has at most 63', () => {
    expect(canonicalEmailAddress(`info@${label(63)}.com`)).toBeDefined()
    expect(canonicalEmailAddress(`info@${label(64)}.com`)).toBeUndefined()
  })
})

describe('arbitrary input', () => {
  const local = fc.stringMatching(/^[A-Za-z0-9!$&'*+=^_{}~-]{1,32}$/)
  const plain = fc.tuple(local, fc.domain()).map(([before, domain]) => `${before}@${domain}`)
  const strange = fc
    .tuple(fc.string({ maxLength: 8 }), fc.string({ unit: 'binary', maxLength: 12 }))
    .map(([before, domain]) => `${before}@${domain}.example`)

  test('an ordinary address is valid, in any letter case, with blanks around it', () => {
    fc.assert(
      fc.property(plain, (address) => {
        fc.pre(address.length <= 254)
        expect(canonicalEmailAddress(address)).toBe(address.toLowerCase())
        expect(canonicalEmailAddress(`\u00a0${address.toUpperCase()} `)).toBe(address.toLowerCase())
      }),
    )
  })

  test('the canonical form of a canonical form is unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(plain, strange, fc.string({ unit: 'binary' })), (typed) => {
        const canonical = canonicalEmailAddress(typed)
        if (canonical !== undefined) expect(canonicalEmailAddress(canonical)).toBe(canonical)
      }),
    )
  })

  test('a canonical form is short, lower case, and in letters that every system has', () => {
    fc.assert(
      fc.property(fc.oneof(plain, strange), (typed) => {
        const canonical = canonicalEmailAddress(typed) ?? 'info@example.com'
        expect(canonical).toMatch(/^[!-?[-~]{1,64}@[a-z0-9.-]+$/)
        expect(canonical.length).toBeLessThanOrEqual(254)
      }),
    )
  })
})

test('a control character is not removed silently, and the address is refused', () => {
  expect(canonicalEmailAddress('info@example.com\u0000')).toBeUndefined()
})

test('A text far beyond the limit is refused before it is searched.', () => {
  expect(canonicalEmailAddress(`${' '.repeat(900)}info@example.com`)).toBe('info@example.com')
  expect(canonicalEmailAddress(`a${' '.repeat(16_000)}a@example.com`)).toBeUndefined()
})
