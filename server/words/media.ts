import { pictureLimits } from '../../contract/media/pictures.ts'

const { leastEdge, mostPixels } = pictureLimits
const megapixels = mostPixels / 1_000_000

/** Error messages about uploaded logos and photos. */
export const mediaRefusals = {
  svg: 'This is an SVG. Export it as a PNG, and choose that.',
  gif: 'This is a GIF. Save it as a PNG, and choose that.',
  heic: 'This is a HEIC or AVIF photo. Save it as a JPEG, and choose that.',
  otherKind: 'This isn’t a PNG, JPEG, or WebP. Choose another file.',
  animated: 'This picture moves. Choose one that doesn’t.',
  tooSmall: `This picture is too small. Choose one of at least ${leastEdge} × ${leastEdge} pixels.`,
  tooManyPixels: `This picture has more than ${megapixels} megapixels. Make it smaller, then try again.`,
  damaged: 'This picture is damaged. Open it, save it again, and choose that file.',
  tooMuch: 'This picture is too complex. Save it as a smaller JPEG or PNG, and choose that.',
  busy: 'Too many pictures are being checked right now. Try again in a few seconds.',
  unknown: 'This picture was removed.',
  away: 'We can’t show this picture right now. Try again in a minute.',
} as const
