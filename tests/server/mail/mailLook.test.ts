import { expect, test } from 'vitest'
import { noticeKinds, noticeMails } from '../../../server/mail/noticeMails.ts'
import { renderMail, writeMail } from '../../../server/mail/templates.ts'
import { themes } from '../../../src/ui/tokens/themes.ts'

const known = new Set<string>([...Object.values(themes.light), ...Object.values(themes.dark)])

const about = { brand: 'Jobgrove', firstName: 'Ada', link: 'https://www.example.com/' }
const notice = {
  subject: 'Posting',
  lead: 'It needs this:',
  quote: 'A title.',
  facts: [{ name: 'Reference', text: 'A7K-4QF2' }],
  action: 'Open',
  rest: 'Bye.',
}

test.each(['verifyAddress', 'resetPassword', 'passwordChanged', 'notice'] as const)(
  'the mail %s wears the colours of the product, in both themes, and fetches nothing',
  async (kind) => {
    const { html } = await (kind === 'notice' ? renderMail(notice, about) : writeMail(kind, about))

    const colours = html.match(/#[0-9a-f]{6}/g) ?? []
    expect(colours.filter((colour) => !known.has(colour))).toEqual([])
    expect(colours).toContain(themes.light.primary)
    expect(colours).toContain(themes.dark.primary)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).not.toMatch(/<img|<link|src=|url\(|@import/)
  },
)

test('a mail to a candidate about an application is opened at that application, and says so', () => {
  // Of who has applied, and who has replied, the employer is told.
  const kinds = noticeKinds.filter((kind) => /^application(?!sOfDay|Received|Replied)/.test(kind))
  const actions = kinds.map((kind) => noticeMails[kind].words('Carpenter').action)
  expect([...new Set(actions)].toSorted()).toEqual(['Answer it', 'Open the offer', 'Open your application'])
})
