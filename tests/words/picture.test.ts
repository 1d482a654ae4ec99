import { expect, test } from 'vitest'
import { pictureLimits } from '../../contract/media/pictures.ts'
import { pictureWords, wrongPicture } from '../../src/words/files/picture.ts'

test.each([
  ['a PNG', 'image/png', 1_000, undefined],
  ['a JPEG', 'image/jpeg', pictureLimits.bytes, undefined],
  ['a WebP', 'image/webp', 1, undefined],
  ['an SVG', 'image/svg+xml', 1_000, pictureWords.svg],
  ['a GIF', 'image/gif', 1_000, pictureWords.otherType],
  ['a PDF', 'application/pdf', 1_000, pictureWords.otherType],
  ['a file of no type', '', 1_000, pictureWords.otherType],
  ['a picture of more than 2 MiB', 'image/png', pictureLimits.bytes + 1, pictureWords.tooLarge],
  ['an empty file', 'image/png', 0, pictureWords.empty],
])('%s is checked before it is sent', (_, type, size, problem) => {
  expect(wrongPicture({ type, size })).toBe(problem)
})
