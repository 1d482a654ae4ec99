import { deflateSync, crc32 } from 'node:zlib'
import sharp, { type Color, type Sharp } from 'sharp'

/** A plain picture, to be encoded as a test needs it. */
export const plain = (width = 400, height = width, background: Color = '#2266aa'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

export const bytesOf = async (picture: Sharp) => Uint8Array.from(await picture.toBuffer())

/** Red on the left and green on the right: it shows where a crop lies, and which way up it is. */
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

/** A PNG of one colour and of any size, without holding its pixels: it is small where the picture is huge. */
export function hugePng(edge: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge, 0)
  head.writeUInt32BE(edge, 4)
  // One bit of gray for each pixel.
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
