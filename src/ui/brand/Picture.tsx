import { isKeptPicture, smallPicture } from '../../../contract/media/pictures.ts'

interface Props {
  /** Path of a picture on the server. */
  path: string
  /** Edge length of the square in CSS pixels. The picture has twice that resolution. */
  edge: number
}

/**
 * Logo or photo on top of its placeholder, which stays visible while the picture loads or if it fails. The
 * container clips the corners.
 */
export const Picture = ({ path, edge }: Props) =>
  isKeptPicture(path) && (
    <img
      src={edge > 48 ? path : smallPicture(path)}
      width={edge}
      height={edge}
      alt=""
      decoding="async"
      className="absolute inset-0 size-full"
    />
  )
