import { expect, test } from 'vitest'
import { loadsDocument } from '../../../src/routing/loadsDocument.ts'
import { routes } from '../../../src/routing/routes.ts'

test('a page is loaded as a document only where the server alone has its data', () => {
  const loaded = routes.filter(({ path }) => loadsDocument(path.replaceAll(/[:?]/g, '')))
  expect(loaded.map(({ path }) => path).toSorted()).toEqual([
    '/alerts/:token',
    '/companies/:slug',
    '/jobs',
    '/jobs/:slug',
    '/privacy',
    '/r/:link',
    '/stop-mails/:link',
    '/terms',
  ])
})
