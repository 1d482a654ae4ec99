// @module-tag security
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createPictureMaker } from '../../../server/media/pictureMaker.ts'
import type { Squares } from '../../../server/media/messages.ts'
import { mediaRefusals } from '../../../server/words/media.ts'
import { bytesOf, halves, hugePng, plain, svg } from '../support/pictures.ts'

function started(options: Parameters<typeof createPictureMaker>[0] = {}) {
  const maker = createPictureMaker(options)
  onTestFinished(() => maker.close())
  return (content: Uint8Array | string) =>
    maker.make('ada', typeof content === 'string' ? Buffer.from(content) : content)
}

/** Colour of a pixel as red, green and blue. */
async function pixelAt(picture: Uint8Array, left: number, top: number): Promise<readonly number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

const isNear = (color: readonly number[], wanted: readonly number[]) =>
  color.length === 3 && color.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 24)

async function shapes({ png192, webp192, webp96 }: Squares) {
  return Promise.all(
    [webp96, webp192, png192].map(async (square) => {
      const { depth, exif, format, hasAlpha, height, icc, orientation, space, width, xmp } =
        await sharp(square).metadata()
      expect({ exif, icc, orientation, xmp }).toEqual({})
      expect({ depth, hasAlpha, space }).toEqual({ depth: 'uchar', hasAlpha: false, space: 'srgb' })
      return `${format} ${width}×${height}`
    }),
  )
}

const kept = ['webp 96×96', 'webp 192×192', 'png 192×192']

describe('a picture becomes three squares without metadata', () => {
  test.each([
    ['a PNG', () => plain().png()],
    ['a JPEG', () => plain().jpeg()],
    ['a WebP', () => plain().webp()],
    ['a PNG with a palette', () => plain().png({ palette: true })],
    ['a PNG with 16 bits', () => plain().toColourspace('rgb16').png()],
    ['a gray PNG', () => plain().grayscale().png()],
    ['a progressive JPEG', () => plain().jpeg({ progressive: true })],
    ['a CMYK JPEG', () => plain().toColourspace('cmyk').withIccProfile('cmyk').jpeg()],
    ['a JPEG with another color profile', () => plain().withIccProfile('p3').jpeg()],
    ['the smallest one', () => plain(96).png()],
    ['a very wide one', () => plain(8_000, 96).png()],
  ])('%s', async (_, picture) => {
    const squares = await started()(await bytesOf(picture()))
    expect(await shapes(squares)).toEqual(kept)
  })

  test('colors stay: CMYK, 16 bits and profiles become sRGB', async () => {
    const blue = [0x22, 0x66, 0xaa]
    for (const picture of [
      plain().png(),
      plain().toColourspace('rgb16').png(),
      plain().withIccProfile('p3').jpeg({ quality: 100 }),
    ]) {
      const { webp192 } = await started()(await bytesOf(picture))
      expect(isNear(await pixelAt(webp192, 96, 96), blue)).toBe(true)
    }
  })

  test('it is cropped around its center', async () => {
    const { webp192 } = await started()(await bytesOf(halves(800, 200).png()))
    expect(isNear(await pixelAt(webp192, 8, 96), [255, 0, 0])).toBe(true)
    expect(isNear(await pixelAt(webp192, 184, 96), [0, 255, 0])).toBe(true)
  })

  test('transparent parts become white', async () => {
    const clear = sharp({ create: { width: 200, height: 200, channels: 4, background: '#00000000' } })
    const squares = await started()(await bytesOf(clear.png()))
    expect(await shapes(squares)).toEqual(kept)
    expect(await pixelAt(squares.png192, 96, 96)).toEqual([255, 255, 255])
  })

  test('a photo is rotated as its EXIF data says, and its location is removed', async () => {
    const turned = halves(200, 200)
      .withExif({
        IFD0: { Artist: 'Ada Byron', Orientation: '6' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '51/1 30/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '0/1 7/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
    const photo = await bytesOf(turned.jpeg({ quality: 100 }))
    const squares = await started()(photo)

    expect(await shapes(squares)).toEqual(kept)
    // A quarter turn to the right, so the left half is on top.
    expect(isNear(await pixelAt(squares.webp192, 96, 8), [255, 0, 0])).toBe(true)
    expect(isNear(await pixelAt(squares.webp192, 96, 184), [0, 255, 0])).toBe(true)
  })

  test('A polyglot file is reduced to its pixels.', async () => {
    const png = await bytesOf(plain().png())
    const page = '<html><script>alert("polyglot")</script></html>'
    const zip = Buffer.from('504b0304', 'hex')
    const squares = await started()(Buffer.concat([png, Buffer.from(page), zip]))
    for (const square of Object.values(squares)) {
      const text = Buffer.from(square).toString('latin1')
      expect(text).not.toMatch(/polyglot|<script|alert/)
    }
    expect(await shapes(squares)).toEqual(kept)
  })
})

const frames = async () =>
  sharp(
    await Promise.all(['#ff0000', '#00ff00'].map(async (color) => bytesOf(plain(120, 120, color).png()))),
    { join: { animated: true } },
  )

describe('an unusable picture is refused with the next step', () => {
  test.each([
    ['an SVG that is called a PNG', () => svg, mediaRefusals.svg],
    ['an animated GIF', async () => bytesOf((await frames()).gif()), mediaRefusals.gif],
    ['an animated WebP', async () => bytesOf((await frames()).webp()), mediaRefusals.animated],
    ['an AVIF', () => bytesOf(plain(120).avif({ effort: 0 })), mediaRefusals.heic],
    ['a TIFF', () => bytesOf(plain(120).tiff()), mediaRefusals.otherKind],
    ['a page', () => '<!doctype html><title>x</title>', mediaRefusals.otherKind],
    ['a PDF', () => '%PDF-1.7\n', mediaRefusals.otherKind],
    ['nothing', () => '', mediaRefusals.otherKind],
    ['a page that begins like a JPEG', () => Buffer.from('ffd8ff3c68746d6c3e', 'hex'), mediaRefusals.damaged],
    ['one pixel', () => bytesOf(plain(1).png()), mediaRefusals.tooSmall],
    ['a picture of 95 pixels', () => bytesOf(plain(95, 400).png()), mediaRefusals.tooSmall],
    ['a PNG of 30,000 × 30,000', () => hugePng(30_000), mediaRefusals.tooManyPixels],
    [
      'a PNG that is cut off',
      async () => (await bytesOf(halves(400, 400).png({ compressionLevel: 0 }))).subarray(0, 100_000),
      mediaRefusals.damaged,
    ],
    [
      'a JPEG that is cut off',
      async () => {
        const jpeg = await bytesOf(halves(800, 800).jpeg({ quality: 100 }))
        return jpeg.subarray(0, jpeg.length / 2)
      },
      mediaRefusals.damaged,
    ],
    [
      'a WebP that is cut off',
      async () => {
        const webp = await bytesOf(halves(800, 800).webp({ lossless: true, effort: 0 }))
        return webp.subarray(0, webp.length / 2)
      },
      mediaRefusals.damaged,
    ],
    ['the head of a PNG', async () => (await bytesOf(plain().png())).subarray(0, 40), mediaRefusals.damaged],
  ])('%s', async (_, content, message) => {
    await expect(started()(await content())).rejects.toMatchObject({ status: 200, message })
  })
})

describe('the child process that decodes pictures', () => {
  const childFile = join(import.meta.dirname, '../support/guarded/pictureChild.ts')

  test('can read only the product’s files, and has no other program, no network and no server settings', async () => {
    const { png192 } = await started({ childFile })('tries')
    expect(Buffer.from(png192).toString()).toMatch(/^done: ; env: (?:NODE_\w+|,)*$/)
  })

  test('is ended when it takes too long or too much memory, and the next picture is processed', async () => {
    const make = started({ childFile })
    await expect(started({ childFile, timeoutMs: 1_500 })('hangs')).rejects.toThrow(mediaRefusals.tooMuch)
    await expect(make('eats')).rejects.toThrow(mediaRefusals.tooMuch)
    await expect(make('dies')).rejects.toThrow(mediaRefusals.tooMuch)
    expect(Buffer.from((await make('works')).png192).toString()).toContain('done')
  })

  test('processes one picture at a time, and at most three of one account', async () => {
    const make = started({ childFile })
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => make('works')))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(all.at(-1)).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '2' } } })
  })
})
