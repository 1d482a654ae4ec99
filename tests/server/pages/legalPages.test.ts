import { join } from 'node:path'
import { expect, test } from 'vitest'
import { register } from '../../../contract/privacy/register.ts'
import { sharedTestServer } from '../support/harness.ts'

const server = sharedTestServer({ distDir: join(import.meta.dirname, '../../../dist') })

test.each([
  ['/privacy', 'Privacy policy', register.length],
  ['/terms', 'Terms of use', 0],
])(
  '%s is complete without scripts, and marked as a template, for search engines too',
  async (path, title, kinds) => {
    const answer = await fetch(server().base + path)
    const html = await answer.text()

    expect(answer.status).toBe(200)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(html).toContain('as a template')
    expect(html).toContain(`<link rel="canonical" href="${server().origin}${path}"/>`)
    expect(html).not.toContain('noindex')
    expect(register.filter((kind) => html.includes(`${kind.title}</h3>`))).toHaveLength(kinds)
    expect(await (await fetch(`${server().base}/sitemap.xml`)).text()).toContain(
      `${server().origin}${path}</loc>`,
    )
  },
)
