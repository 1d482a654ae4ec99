import { describe, expect, test } from 'vitest'
import { isSafeLink, mailtoOf } from '../../contract/markdown/links.ts'
import { parseMarkdown } from '../../contract/markdown/parse.ts'
import { hrefOf } from '../../contract/resumes/printedParts.ts'

const filled = ['a@b.c?bcc=x@y.z', 'a@b.c?subject=x%0d%0aBcc:c@d', '?to=a@b.c']

describe('a link that writes a mail', () => {
  test('opens one address', () => {
    expect(mailtoOf('ada@example.org')).toBe('mailto:ada@example.org')
    expect(hrefOf('email', "o'hara+x@example.org")).toBe("mailto:o'hara+x@example.org")
    expect(hrefOf('url', 'mailto:ada@example.org')).toBe('mailto:ada@example.org')
    expect(parseMarkdown('[f](mailto:a@b.c)')).toEqual([
      { kind: 'paragraph', of: [{ kind: 'link', href: 'mailto:a@b.c', of: ['f'] }] },
    ])
  })

  test.each([...filled, 'a@b.c,d@e.f', 'a b@c.d', 'a', '@', 'a@', '@b', 'a#b@c.d'])(
    'is not created with more than the recipient: %s',
    (text) => {
      expect(mailtoOf(text)).toBeNull()
      expect(hrefOf('email', text)).toBeNull()
    },
  )

  test.each(filled)('is not kept as written if it would fill in the mail: %s', (text) => {
    expect(isSafeLink(`MailTo:${text}`)).toBe(false)
    expect(hrefOf('email', `mailto:${text}`)).toBeNull()
    expect(hrefOf('url', `mailto:${text}`)).toBeNull()
    expect(JSON.stringify(parseMarkdown(`[f](mailto:${text})`))).not.toContain('href')
  })
})

describe('a link to a page', () => {
  test.each([
    ['example.org', 'https://example.org/'],
    ['example.org/a b', null],
    ['example.org?x=a@b:c#d', 'https://example.org/?x=a@b:c#d'],
    ['www.example.org/x?y=1', 'https://www.example.org/x?y=1'],
    ['a.b:80', null],
    ['me@example.org', null],
    ['example', null],
    ['.org', null],
    ['https://example.org/a?b', 'https://example.org/a?b'],
  ])('%s opens %s', (text, href) => {
    expect(hrefOf('url', text)).toBe(href)
  })

  test.each([`${'a.'.repeat(1_000)} `, `${'a'.repeat(2_000)}@`, '.'.repeat(2_000), `${'a.'.repeat(900)}/ `])(
    'is found in linear time in any text',
    (text) => {
      const began = process.cpuUsage()
      expect(hrefOf('url', text)).toBeNull()
      expect(process.cpuUsage(began).user).toBeLessThan(100_000)
    },
  )
})
