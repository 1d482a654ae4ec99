import { expect, test } from '../support/fixtures.ts'

// A server without any earlier request.
test.use({ ownApp: true })

test('The first request for a page gets it complete, although the server loads its modules only then.', async ({
  app,
}) => {
  for (const path of ['/', '/jobs', '/jobs?q=engineer', '/stop-mails/unknown', '/r/unknown']) {
    const html = await (await fetch(app.origin + path)).text()
    expect(html, path).toContain('<h1')
    expect(html, path).not.toContain('<!--$!-->')
  }
})
