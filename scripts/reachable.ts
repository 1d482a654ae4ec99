import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** Scripts with all their static imports, direct and indirect. */
export function reachable(files: readonly string[], client: string): string[] {
  const seen = new Set(files)
  for (const file of seen) for (const imported of importsOf(file, client)) seen.add(imported)
  return [...seen]
}

/** Static imports of a script, direct ones only. */
export function importsOf(file: string, client: string): string[] {
  const { module } = parseSync(file, readFileSync(join(client, file), 'utf8'))
  return module.staticImports.map(({ moduleRequest }) => join(file, '..', moduleRequest.value))
}
