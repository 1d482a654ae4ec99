import { pictureLimits, pictureTypes } from '../../../contract/media/pictures.ts'

export const pictureWords = {
  hint: 'A PNG, JPEG, or WebP of up to 2 MB and at least 96 × 96 pixels. We crop it to a square.',
  uploading: 'Uploading your picture',
  removing: 'Removing the picture',
  empty: 'Choose a picture that isn’t empty.',
  svg: 'Export it as a PNG, and choose that: we can’t take an SVG.',
  otherType: 'Choose a PNG, JPEG, or WebP.',
  tooLarge: 'This picture is larger than 2 MB. Save a smaller one, and choose that.',
  logo: {
    label: 'Logo (optional)',
    upload: 'Upload a logo',
    replace: 'Replace the logo',
    remove: 'Remove the logo',
    seen: 'Candidates see it beside your company’s name.',
  },
  photo: {
    label: 'Photo (optional)',
    upload: 'Upload a photo',
    replace: 'Replace the photo',
    remove: 'Remove the photo',
    seen: 'Employers see it beside your name. Where a job hides names, it’s hidden too.',
  },
} as const

/** Error message for a picture before upload; undefined if it looks valid. The server checks the content. */
export function wrongPicture({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (size === 0) return pictureWords.empty
  if (type === 'image/svg+xml') return pictureWords.svg
  if (!pictureTypes.some((each) => each === type)) return pictureWords.otherType
  return size > pictureLimits.bytes ? pictureWords.tooLarge : undefined
}
