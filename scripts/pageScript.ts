import { readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'

/** A file as a script for a page to run before its own: what it exports can be types alone. */
export async function scriptOf(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  return `{${code.replace('export {};', '')}}`
}
