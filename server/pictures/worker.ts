// Worker thread that renders pictures, one at a time.
import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import * as v from 'valibot'
import { fontFolders } from '../resumes/pages/fonts.ts'

const asked = v.object({ id: v.number(), svg: v.string() })

/** Characters covered by the brand fonts. The other fonts are large, and loaded only for other characters. */
const usual = /^[\t\n\r\u0020-\u024F\u1E00-\u1EFF\u2010-\u2027\u20A0-\u20BF]*$/u

const folders = fontFolders()
const ofBrand = folders.filter((folder) => /outfit|noto-sans[\\/]/.test(folder))

parentPort?.on('message', (message: unknown) => {
  const { id, svg } = v.parse(asked, message)
  try {
    const fontDirs = usual.test(svg) ? ofBrand : folders
    const font = { loadSystemFonts: false, fontDirs, defaultFontFamily: 'Outfit' }
    const png = new Resvg(svg, { font }).render().asPng()
    parentPort?.postMessage({ id, png }, [])
  } catch {
    parentPort?.postMessage({ id, png: null }, [])
  }
})
