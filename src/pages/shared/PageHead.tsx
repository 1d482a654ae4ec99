import { brand } from '../../brand.ts'
import { PagePicture } from './PagePicture.tsx'

interface Props {
  /** Page title without the brand. */
  title: string
  description: string
  /** Canonical URL of the page. */
  canonical: string
  /** True if search engines may index the page. */
  isListed: boolean
  /** Title for sharing; the page title by default. */
  name?: string
  /** Picture for sharing; the picture of the site by default. */
  own?: { readonly path: string; readonly alt: string }
}

/** Metadata of a server-rendered page, for browsers, search engines and link previews. */
export const PageHead = ({ title, description, canonical, isListed, name = title, own }: Props) => (
  <>
    <title>{`${title} | ${brand}`}</title>
    <meta name="description" content={description} />
    <link rel="canonical" href={canonical} />
    {/* Rendered on the server only, because only crawlers read these tags. */}
    {import.meta.env.SSR && (
      <>
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={brand} />
        <meta property="og:title" content={name} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={canonical} />
        <PagePicture canonical={canonical} {...own} />
        {!isListed && <meta name="robots" content="noindex" />}
      </>
    )}
  </>
)
