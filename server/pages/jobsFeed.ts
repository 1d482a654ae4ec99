import { paths } from '../../contract/paths.ts'
import { criteriaIn, cursorIn, searchOf, withCursor } from '../../contract/search/address.ts'
import { jobsPage } from '../calls/search/jobsPage.ts'
import type { ReadContext } from '../calls/shared/context.ts'
import { declaration, element, xml } from './xml.ts'
import { pageTexts } from '../words/pages.ts'

/**
 * RSS 2.0 feed of a search, newest first.
 *
 * @param search query string of the search; invalid criteria are ignored, as on the page
 */
export async function jobsFeed(
  context: ReadContext,
  search: string,
  { brand, origin }: { readonly brand: string; readonly origin: string },
): Promise<string> {
  const criteria = criteriaIn(search)
  const after = cursorIn(search)
  const { content } = await jobsPage(context, withCursor(searchOf({ ...criteria, sort: 'newest' }), after))
  const own = withCursor(searchOf(criteria), content.isFirst ? null : after)
  const items = content.found.jobs.map(({ company, isDemo, publishedAt, slug, summary, title }) => {
    const address = origin + paths.job(slug)
    return [
      '<item>',
      element('title', `${isDemo ? 'Demo: ' : ''}${title}, ${company.name}`),
      element('link', address),
      element('guid', address),
      element('pubDate', new Date(publishedAt).toUTCString()),
      element('description', summary),
      '</item>',
    ].join('')
  })
  return [
    `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>`,
    element('title', `Jobs | ${brand}`),
    element('link', origin + paths.jobs + own),
    element('description', pageTexts.feed),
    `<atom:link href="${xml(`${origin}/jobs.rss${own}`)}" rel="self" type="application/rss+xml" />`,
    ...items,
    '</channel></rss>',
  ].join('')
}
