import { createRequire } from 'node:module'
import { fontFolders } from '../../../../server/resumes/pages/fonts.ts'

interface Compiler {
  pdf(by: { readonly mainFileContent: string }): Uint8Array
}

const name = '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu'
let compiler: Compiler | undefined

const isCompiler = (
  module: unknown,
): module is { readonly NodeCompiler: { create(options: object): Compiler } } =>
  typeof module === 'object' && module !== null && 'NodeCompiler' in module

/** Compiles a Typst document to a PDF without any of our own data. */
export function typst(source: string): Uint8Array<ArrayBuffer> {
  const module: unknown = createRequire(import.meta.url)(name)
  if (!isCompiler(module)) throw new Error('This machine has no typesetter.')
  compiler ??= module.NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders() }] })
  return Uint8Array.from(compiler.pdf({ mainFileContent: source }))
}
