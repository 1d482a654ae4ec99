import { posix } from 'node:path'
import { UnreadableFile } from './messages.ts'
import { readXml } from './readXml.ts'
import { namesIn, unpacked } from './zip.ts'

/** Relationship of a package part to another one. */
export interface Relationship {
  readonly id: string
  /** Last segment of its type: `header`, `styles`, `hyperlink`. */
  readonly type: string
  /** Name of a part, or external URL. */
  readonly target: string
}

/** Kinds of parts that are read in addition to the main part. */
const kinds = ['header', 'footer', 'styles', 'footnotes', 'endnotes'] as const

export type PartKind = (typeof kinds)[number]

/** Parts of a Word document, found by relationship and not by name. */
export interface WordPackage {
  readonly main: string
  readonly partsOf: (kind: PartKind) => readonly string[]
  readonly textOf: (part: string) => string
  readonly relationsOf: (part: string) => readonly Relationship[]
}

/** Normalizes a part name: no case, no leading slash, and no backslashes, which some programs write. */
const partName = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

const relationsName = (part: string) =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)

/** True for parts about the package itself: relationships and content types. */
const isAboutPackage = (part: string) => part === '[content_types].xml' || part === '_rels/.rels'

/**
 * Opens a Word document. Returns undefined for a ZIP of another kind; throws for a file of another office
 * program.
 */
export function openWordPackage(content: Uint8Array): WordPackage | undefined {
  const names = new Set(namesIn(content).map(partName))
  const about = partsIn(content, isAboutPackage)
  const main = mainPart(about, names)
  if (main === undefined) return undefined
  const first = partsIn(content, (part) => part === main || part === relationsName(main))
  const related = relationsIn(main, first)
  const partsOf = (kind: PartKind) => {
    const named = related.filter(({ type }) => type === kind).map(({ target }) => target)
    const usual = new RegExp(`^${kind}\\d{0,3}\\.xml$`)
    // Fallback without relationships: parts with the usual name in the usual folder.
    const beside = [...names].filter(
      (name) => posix.dirname(name) === posix.dirname(main) && usual.test(posix.basename(name)),
    )
    return [...new Set(named.length > 0 ? named : beside)].toSorted()
  }
  const wanted = new Set(kinds.flatMap(partsOf).flatMap((part) => [part, relationsName(part)]))
  const parts = new Map([...first, ...partsIn(content, (part) => wanted.has(part))])
  return {
    main,
    partsOf,
    textOf: (part) => parts.get(part) ?? '',
    relationsOf: (part) => relationsIn(part, parts),
  }
}

const partsIn = (content: Uint8Array, isWanted: (part: string) => boolean): ReadonlyMap<string, string> =>
  new Map(
    [...unpacked(content, (name) => isWanted(partName(name)))].map(([name, text]) => [partName(name), text]),
  )

const isOfWord = (kind: string) =>
  /\.(?:document|template)(?:\.macroEnabled(?:Template)?)?\.main\+xml$/i.test(kind)

function mainPart(about: ReadonlyMap<string, string>, names: ReadonlySet<string>): string | undefined {
  const contentTypes = new Map<string, string>()
  readXml(about.get('[content_types].xml') ?? '', {
    opens: (name, { ContentType = '', PartName = '' }) => {
      if (name === 'Override') contentTypes.set(partName(PartName), ContentType)
    },
  })
  const named = relationsIn('', about).find(({ type }) => type === 'officeDocument')?.target
  const byKind = [...contentTypes].find(([, kind]) => isOfWord(kind) && /word/i.test(kind))?.[0]
  const isOther = (part: string) =>
    /spreadsheetml|presentationml|visio|ms-excel|ms-powerpoint/i.test(contentTypes.get(part) ?? '') ||
    /^(?:xl|ppt|visio)\//.test(part)
  if (named !== undefined && isOther(named)) throw new UnreadableFile('otherOffice')
  return [named, byKind, 'word/document.xml'].find((part) => part !== undefined && names.has(part))
}

function relationsIn(part: string, parts: ReadonlyMap<string, string>): readonly Relationship[] {
  const relations: Relationship[] = []
  readXml(parts.get(relationsName(part)) ?? '', {
    opens: (name, { Id = '', Target = '', TargetMode, Type = '' }) => {
      if (name !== 'Relationship') return
      const isOutside = TargetMode === 'External'
      const target = isOutside
        ? Target
        : partName(
            /^[\\/]/.test(Target) ? Target : posix.join(posix.dirname(part), Target.replaceAll('\\', '/')),
          )
      relations.push({ id: Id, type: Type.split('/').at(-1) ?? '', target })
    },
  })
  return relations
}
