import { picture, sitePicturePath } from '../../../contract/picture.ts'
import { brand } from '../../brand.ts'
import { pictureWords } from '../../words/pages/picture.ts'

interface Props {
  /** Canonical URL of the page. */
  canonical: string
  /** Path of the page's own picture; the picture of the site by default. */
  path?: string
  alt?: string
}

/** Open Graph tags for the picture of a shared page. */
export const PagePicture = ({
  canonical,
  path = sitePicturePath,
  alt = `${brand}: ${pictureWords.title}`,
}: Props) => (
  <>
    <meta property="og:image" content={new URL(path, canonical).href} />
    <meta property="og:image:width" content={String(picture.width)} />
    <meta property="og:image:height" content={String(picture.height)} />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)
