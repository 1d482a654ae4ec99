import { picture, sitePicturePath } from '../../../contract/picture.ts'
import { brand } from '../../brand.ts'

interface Props {
  /** The address of the page. */
  canonical: string
  /** Of its own picture, where it has one. */
  path?: string
  alt?: string
}

/** The picture that stands for a page where it is shared. */
export const PagePicture = ({
  canonical,
  path = sitePicturePath,
  alt = `${brand}: Find jobs. Hire talent.`,
}: Props) => (
  <>
    <meta property="og:image" content={new URL(path, canonical).href} />
    <meta property="og:image:width" content={String(picture.width)} />
    <meta property="og:image:height" content={String(picture.height)} />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)
