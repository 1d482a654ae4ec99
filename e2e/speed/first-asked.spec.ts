import { expect, test } from '../support/fixtures.ts'

// Nobody has asked it for anything before.
test.use({ ownApp: true })

test('the first who asks for a page gets it whole, though the server loads what it is made of only then', async ({
  app,
}) => {
  for (const path of ['/', '/jobs', '/jobs?q=engineer', '/stop-mails/unknown', '/r/unknown']) {
    const html = await (await fetch(app.origin + path)).text()
    expect(html, path).toContain('<h1')
    expect(html, path).not.toContain('<!--$!-->')
  }
})
