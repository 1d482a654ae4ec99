import { deflateSync, crc32 } from 'node:zlib'
import sharp, { type Color, type Sharp } from 'sharp'

/** A picture of one colour, to be encoded by the test. */
export const plain = (width = 400, height = width, background: Color = '#2266aa'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

export const bytesOf = async (picture: Sharp) => Uint8Array.from(await picture.toBuffer())

/** A picture with a red left and a green right half, which reveals cropping and rotation. */
export const halves = (width: number, height: number): Sharp =>
  plain(width, height, '#ff0000').composite([
    {
      input: {
        create: { width: Math.floor(width / 2), height, channels: 3, background: '#00ff00' },
      },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ])

function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A valid PNG of one colour with huge dimensions and a small file, created without storing its pixels. */
export function hugePng(edge: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge, 0)
  head.writeUInt32BE(edge, 4)
  // Grayscale with one bit per pixel.
  head.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(edge / 8) + 1) * edge)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}

export const svg =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>'
