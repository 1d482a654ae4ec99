import type { Unusable } from './messages.ts'

type PictureKind = 'png' | 'jpeg' | 'webp' | Extract<Unusable, 'svg' | 'gif' | 'heic' | 'otherKind'>

const HEAD_BYTES = 1_024

/** Detects the type of a picture by its content, ignoring name and declared type. */
export function pictureKind(content: Uint8Array): PictureKind {
  const head = Buffer.from(content.subarray(0, HEAD_BYTES)).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  // HEIC and AVIF containers contain their brand after the length of the first box.
  if (/^.{4}ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1|avif|avis)/s.test(head)) return 'heic'
  return /<svg[\s>]/i.test(head) ? 'svg' : 'otherKind'
}
