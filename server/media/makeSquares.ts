import sharp, { type Metadata } from 'sharp'
import { pictureLimits } from '../../contract/media/pictures.ts'
import { pictureKind } from './pictureKind.ts'
import { UnusablePicture, type Squares } from './messages.ts'

// Restricts the library to the decoders of three formats, one thread and no cache.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
sharp.concurrency(1)
sharp.cache(false)

/**
 * Creates the squares of a logo or photo: rotated by its EXIF orientation, cropped around the center,
 * transparency on white, in 8-bit sRGB. All other data of the file is dropped.
 *
 * @throws UnusablePicture
 */
export async function makeSquares(content: Uint8Array): Promise<Squares> {
  const kind = pictureKind(content)
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') throw new UnusablePicture(kind)
  // Reads only the header: pixels are decoded after their number is checked.
  const head = await readWith(() => sharp(content, { limitInputPixels: false }).metadata())
  refuseUnusual(head)
  return readWith(async () => {
    const png192 = await sharp(content, {
      limitInputPixels: pictureLimits.mostPixels,
      // Fails on truncated files, but not on the minor violations of many cameras.
      failOn: 'error',
      sequentialRead: true,
    })
      .autoOrient()
      .resize(192, 192, { fit: 'cover', position: 'centre' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer()
    const square = sharp(png192)
    const [webp96, webp192] = await Promise.all([
      square.clone().resize(96, 96).webp({ quality: 90 }).toBuffer(),
      square.clone().webp({ quality: 90 }).toBuffer(),
    ])
    return { png192: bytesOf(png192), webp96: bytesOf(webp96), webp192: bytesOf(webp192) }
  })
}

function refuseUnusual({ height, pages = 1, width }: Metadata): void {
  if (pages > 1) throw new UnusablePicture('animated')
  if (width * height > pictureLimits.mostPixels) throw new UnusablePicture('tooManyPixels')
  if (Math.min(width, height) < pictureLimits.leastEdge) throw new UnusablePicture('tooSmall')
}

/** Runs a decoder. All of its errors mean that the file is damaged. */
async function readWith<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    throw new UnusablePicture('damaged', { cause: error })
  }
}

const bytesOf = (buffer: Buffer) => Uint8Array.from(buffer)
