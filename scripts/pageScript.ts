import { readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'

/**
 * Transpiles a file into a script that a page runs before its own scripts. The file may export only types.
 */
export async function scriptOf(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  return `{${code.replace('export {};', '')}}`
}
