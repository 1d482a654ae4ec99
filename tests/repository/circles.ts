import { posix } from 'node:path'
import { importsIn, placeOf } from './house.ts'

interface Source {
  readonly file: string
  readonly text: string
}

/**
 * The domains that import each other in a circle, within a layer: one sentence for each circle, `a → b → a`. Its domains
 * can only be understood, and changed, together.
 */
export function domainCircles(sources: readonly Source[]): string[] {
  const imported = new Map<string, Set<string>>()
  for (const [from, to] of sources.flatMap(crossingsIn)) {
    imported.set(from, (imported.get(from) ?? new Set()).add(to))
  }
  const circles = [...imported.keys()].toSorted().flatMap((start) => {
    const way = wayBack(imported, start)
    return way ? [way] : []
  })
  // A circle is found from each of its domains, and told once.
  const told = new Map(circles.map((way) => [way.slice(1).toSorted().join(), way.join(' → ')]))
  return [...told.values()]
}

/** Where a source imports another domain of its layer: the one that imports, and the one that is imported. */
function crossingsIn({ file, text }: Source): (readonly [from: string, to: string])[] {
  const [ownLayer, ownDomain] = placeOf(file)
  if (!ownDomain) return []
  return importsIn(file, text).flatMap((written) => {
    if (!written.startsWith('.')) return []
    const [layer, domain] = placeOf(posix.join(posix.dirname(file), written))
    const isOther = layer === ownLayer && domain !== undefined && domain !== ownDomain
    return isOther ? [[`${ownLayer}/${ownDomain}`, `${layer}/${domain}`] as const] : []
  })
}

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
