import { expect, test } from 'vitest'
import { writeMail } from '../../../server/mail/templates.ts'
import { themes } from '../../../src/ui/tokens/themes.ts'

const known = new Set<string>([...Object.values(themes.light), ...Object.values(themes.dark)])

test.each(['verifyAddress', 'resetPassword', 'passwordChanged'] as const)(
  'the mail %s wears the colours of the product, in both themes, and fetches nothing',
  async (kind) => {
    const link = 'https://www.example.com/'
    const { html } = await writeMail(kind, { brand: 'Jobgrove', firstName: 'Ada', link })

    const colours = html.match(/#[0-9a-f]{6}/g) ?? []
    expect(colours.filter((colour) => !known.has(colour))).toEqual([])
    expect(colours).toContain(themes.light.primary)
    expect(colours).toContain(themes.dark.primary)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).not.toMatch(/<img|<link|src=|url\(|@import/)
  },
)
