import { posix } from 'node:path'
import { importsIn, liesIn } from './house.ts'

interface Source {
  readonly file: string
  readonly text: string
}

/**
 * The folders of a layer that import each other in a circle: one sentence for each circle, `a → b → a`. They can only be
 * understood, and changed, together. A file that lies loose in the layer counts as a folder.
 */
export function circlesIn(layer: string, sources: readonly Source[]): string[] {
  const imported = new Map<string, Set<string>>()
  for (const [from, to] of sources.flatMap((source) => crossingsIn(layer, source))) {
    imported.set(from, (imported.get(from) ?? new Set()).add(to))
  }
  const circles = [...imported.keys()].toSorted().flatMap((start) => {
    const way = wayBack(imported, start)
    return way ? [way] : []
  })
  // A circle is found from each of its folders, and told once.
  const told = new Map(circles.map((way) => [way.slice(1).toSorted().join(), way.join(' → ')]))
  return [...told.values()]
}

/** Imports between folders of a layer, as pairs of importer and imported. */
function crossingsIn(layer: string, { file, text }: Source): (readonly [from: string, to: string])[] {
  const own = folderOf(layer, file)
  if (own === undefined) return []
  return importsIn(file, text).flatMap((written) => {
    const folder = written.startsWith('.')
      ? folderOf(layer, posix.join(posix.dirname(file), written))
      : undefined
    return folder !== undefined && folder !== own ? [[own, folder] as const] : []
  })
}

/** The folder of a layer that a file lies in, as it is found from the root. */
const folderOf = (layer: string, file: string) =>
  liesIn(file, layer) ? `${layer}/${file.slice(layer.length + 1).split('/')[0]}` : undefined

/** The shortest way over imports that leads back to where it starts. */
function wayBack(imported: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | undefined {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of imported.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}
