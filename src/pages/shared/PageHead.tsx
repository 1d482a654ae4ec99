import { brand } from '../../brand.ts'
import { PagePicture } from './PagePicture.tsx'

interface Props {
  /** Title of the page, without the brand. */
  title: string
  description: string
  /** The address of the page. */
  canonical: string
  /** True if search engines may list it. */
  isListed: boolean
  /** Title for sharing, if it differs. */
  name?: string
  /** Its own picture for where it is shared. */
  own?: { readonly path: string; readonly alt: string }
}

/** Head of a server-rendered page, for people and for programs that index or preview it. */
export const PageHead = ({ title, description, canonical, isListed, name = title, own }: Props) => (
  <>
    <title>{`${title} | ${brand}`}</title>
    <meta name="description" content={description} />
    <link rel="canonical" href={canonical} />
    {/* Programs read what the server sends: no browser has to load this. */}
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
