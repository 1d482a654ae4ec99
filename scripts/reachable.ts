import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** Scripts, and those that they import before they run. */
export function reachable(files: readonly string[], client: string): string[] {
  const seen = new Set(files)
  for (const file of seen) {
    const { module } = parseSync(file, readFileSync(join(client, file), 'utf8'))
    for (const { moduleRequest } of module.staticImports) seen.add(join(file, '..', moduleRequest.value))
  }
  return [...seen]
}
