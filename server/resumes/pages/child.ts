// Child process that lays out resumes and letters: the compiler is native code, and must be terminated if it
// takes too long.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { printedOf } from '../../../contract/resumes/printed.ts'
import { textOf } from '../../../contract/resumes/text.ts'
import { fontFolders } from './fonts.ts'
import { shownBy, shownPlainly } from './glyphs.ts'
import { marginsSchema, marksIn, pointsSchema } from './marks.ts'
import type { Answer, LayoutRequest } from './messages.ts'
import { picturesOf } from './pictures.ts'
import { letterSheetOf, sheetOf } from './sheet.ts'

const MOST_PAGES = 20
const QUICKLY = { level: 4 }

/** Types of the compiler, as far as used: https://github.com/Myriad-Dreamin/typst.ts, packages/compiler. */
interface Compiler {
  compile(by: object): { readonly result: Laid | null }
  pdf(laid: Laid, options: { readonly pdfStandard: string }): Buffer
  plainSvg(laid: Laid): string
  query(laid: Laid, by: { readonly selector: string; readonly field: string }): unknown
  evictCache(age: number): void
}

interface Laid {
  readonly numOfPages: number
}

const paper = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const

const platform = { linux: '-gnu', darwin: '', win32: '-msvc' }

function createCompiler(): Compiler {
  const ending = new Map(Object.entries(platform)).get(process.platform) ?? ''
  const name = `@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}${ending}`
  const module: unknown = createRequire(import.meta.url)(name)
  if (!hasCompiler(module)) throw new Error(`${name} has no compiler.`)
  return module.NodeCompiler.create({
    workspace: join(import.meta.dirname, 'templates'),
    fontArgs: [{ fontPaths: fontFolders() }],
  })
}

const hasCompiler = (
  module: unknown,
): module is { NodeCompiler: { create: (options: object) => Compiler } } =>
  typeof module === 'object' && module !== null && 'NodeCompiler' in module

/**
 * Lays out a document. If its characters do not combine in any font, it is laid out again in a simplified
 * form.
 */
function layOut(compiler: Compiler, asked: LayoutRequest) {
  for (const shown of [shownBy, shownPlainly]) {
    const sheet = 'letter' in asked ? letterSheetOf(asked.letter, shown) : sheetOf(asked.document, shown)
    const { result } = compiler.compile({
      mainFilePath: join(import.meta.dirname, 'templates', `${sheet.template}.typ`),
      inputs: { data: JSON.stringify(sheet) },
    })
    if (!result) throw new Error('The templates could not be read.')
    try {
      return { laid: result, pdf: compiler.pdf(result, { pdfStandard: 'ua-1' }), shown, sheet }
    } catch (error) {
      if (shown === shownPlainly) throw error
    }
  }
  throw new Error('No way of showing was left.')
}

function answer(compiler: Compiler, asked: LayoutRequest): Answer {
  const { laid, pdf, sheet, shown } = layOut(compiler, asked)
  if (asked.wants === 'pdf' || 'letter' in asked) return { pdf }
  const count = laid.numOfPages
  if (count > MOST_PAGES) return { tooLong: MOST_PAGES }
  const size = sheet.pageSize === 'letter' ? paper.letter : paper.a4
  const query = (selector: string) => compiler.query(laid, { selector, field: 'value' })
  const [margins] = v.parse(marginsSchema, query('<margins>'))
  const pages = Array.from({ length: count }, () => size)
  return {
    pages,
    marks: marksIn(v.parse(pointsSchema, query('<mark>')), { ...size, margins }),
    text: textOf(printedOf(asked.document)).map(shown),
    pictures: picturesOf(compiler.plainSvg(laid), pages).map((picture) => gzipSync(picture, QUICKLY)),
  }
}

process.on('disconnect', () => process.exit())

const compiler = ((): Compiler | undefined => {
  try {
    return createCompiler()
  } catch {
    return undefined
  }
})()

process.on('message', (asked: LayoutRequest) => {
  if (!compiler) return
  try {
    process.send?.(answer(compiler, asked))
  } catch (error) {
    process.send?.({ failed: String(error) } satisfies Answer)
  }
  compiler.evictCache(2)
})
process.send?.(compiler ? { ready: true } : { unavailable: true })
