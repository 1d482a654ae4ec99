import { isKeptPicture, smallPicture } from '../../../contract/media/pictures.ts'

interface Props {
  /** Address of a picture that the server keeps. */
  path: string
  /** Edge of the square in CSS pixels; two pixels of the picture are drawn for each. */
  edge: number
}

/**
 * A logo or a photo, over the mark that stands for it: while it loads, and where it is broken, the mark shows through,
 * and nothing moves. Its corners are cut by what it lies in.
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
