import type { Plugin } from 'vite'

const RUNTIME_MODULE = '\0rolldown/runtime.js'

const runtimeImport = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]{8}\.js";/
const exportsAtEnd = /export\{([^}]*)\};?\s*$/

/** Pairs of names in an import or export: `s as n,t` has the pairs s and n, t and t. */
const pairsIn = (list: string) =>
  list.split(',').map((each) => {
    const [name = '', other = name] = each.split(' as ')
    return [name, other] as const
  })

/** The code of the runtime as declarations that export `__n` where its own file exports `n`. */
function asDeclarations(code: string): string {
  const pairs = pairsIn(exportsAtEnd.exec(code)?.[1] ?? '')
  const exported = pairs.map(([, name]) => `${name}:__${name}`).join(',')
  const returned = pairs.map(([local, name]) => `${name}:${local}`).join(',')
  return `export var{${exported}}=(()=>{${code.replace(exportsAtEnd, '')}return{${returned}}})();`
}

/**
 * Moves the bundler's runtime into the chunk `libraries`, which every page loads and which imports nothing else:
 * its own file is a request for 0.4 KiB. Rolldown itself never moves it into a named chunk.
 */
export const runtimeInLibraries: Plugin = {
  name: 'runtime-in-libraries',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const runtime = chunks.find(({ moduleIds }) => moduleIds.includes(RUNTIME_MODULE))
    const libraries = chunks.find(({ name }) => name === 'libraries')
    if (!runtime || !libraries) return
    const from = `"./${libraries.fileName.replace('assets/', '')}"`
    for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName))) {
      const found = runtimeImport.exec(chunk.code)
      if (!found) this.error(`${chunk.fileName} imports the runtime in an unknown form.`)
      const pairs = pairsIn(found[1] ?? '')
      const assigned = pairs.map(([name, local]) => `${local}=__${name}`).join(',')
      const imported = pairs.map(([name, local]) => `__${name} as ${local}`).join(',')
      const declared =
        chunk === libraries
          ? `${asDeclarations(runtime.code)}var ${assigned};`
          : `import{${imported}}from${from};`
      chunk.code = chunk.code.replace(runtimeImport, () => declared)
      const others = chunk.imports.filter((file) => file !== runtime.fileName)
      chunk.imports = chunk === libraries ? others : [...new Set([...others, libraries.fileName])]
    }
    delete bundle[runtime.fileName]
  },
}
