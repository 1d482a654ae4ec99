import { dirname } from 'node:path'
import type { Rolldown } from 'vite'

type Links = Pick<Rolldown.ModuleInfo, 'importers' | 'importedIds' | 'dynamicImporters'>

const areaFile = /\/src\/routing\/areas\/(\w+)\.ts$/

/** A part that adds less to every page that imports it, in characters of source, belongs to these pages. */
const smallestAddition = 5_500

/** Shared modules of the entry with less source than this, in characters, are loaded with it. */
const smallestOfPages = 4_000

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm

/** No page for people loads it. */
const isInspector = (id: string) => id.includes('/src/inspector/')

/** Libraries as small as a module of our own stand in the chunks that use them. */
const isSmallLibrary = (id: string) => /\/node_modules\/(?:dequal|lucide-react)\//.test(id)

export const isLibrary = (id: string) => id.includes('/node_modules/') && !isSmallLibrary(id)

/** The imports of a build, as far as they decide which modules are loaded together. Every answer is remembered. */
export function createModuleGraph() {
  let context: Rolldown.ChunkingContext | undefined

  const infoOf = (id: string) => context?.getModuleInfo(id) ?? undefined
  const dynamicImportersOf = (id: string) => infoOf(id)?.dynamicImporters ?? []
  const sourceOf = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + (infoOf(id)?.code?.length ?? 0), 0)

  /** Source without comments, which no chunk has. */
  const statementsOf = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + (infoOf(id)?.code ?? '').replaceAll(COMMENT, '').length, 0)

  function reach(id: string, next: (links: Links, id: string) => readonly string[]): string[] {
    const reached = new Set([id])
    for (const each of reached) {
      const info = infoOf(each)
      if (info) for (const other of next(info, each)) reached.add(other)
    }
    return [...reached]
  }

  /** A module and everything that imports it statically. */
  const importersOf = remember((id) => reach(id, ({ importers }) => importers))
  /** A module and everything that it imports statically. */
  const importsOf = remember((id) => reach(id, ({ importedIds }) => importedIds))

  const isEntry = (id: string) => infoOf(id)?.isEntry ?? false
  const isInitial = remember((id) => importersOf(id).some(isEntry))
  const isDynamic = (id: string) => dynamicImportersOf(id).length > 0

  /** The lists of routes that import a page on demand; none for a part. */
  const areaFilesOf = (id: string) =>
    new Set(
      dynamicImportersOf(id)
        .flatMap(importersOf)
        .filter((file) => areaFile.test(file)),
    )
  /** The names of their areas. */
  const areasOf = remember((id) => [...areaFilesOf(id)].flatMap((file) => areaFile.exec(file)?.[1] ?? []))
  const isPage = (id: string) => areasOf(id).length > 0
  const isAskedByEntry = (id: string) => !isPage(id) && dynamicImportersOf(id).every(isInitial)

  /** True for a part that the entry imports on demand, and that brings little that only pages need. */
  const isOfEntry = remember((id) => {
    if (!isAskedByEntry(id)) return false
    const ofPages = importsOf(id).filter((each) => {
      const areas = importersOf(each).flatMap(areasOf)
      return !isInitial(each) && !isLibrary(each) && areas.length > 0 && !areas.includes('auth')
    })
    return statementsOf(ofPages) < smallestOfPages
  })

  /** True for a part so small that it is loaded with its pages. */
  const isSmallAddition = remember((id) => {
    const pages = dynamicImportersOf(id).flatMap(importersOf).filter(isDynamic)
    if (isPage(id) || isOfEntry(id) || pages.length === 0) return false
    // The login loads on demand what only some servers offer.
    if (pages.every((page) => areasOf(page).every((area) => area === 'auth'))) return false
    const added = importsOf(id).filter(
      (each) => !isInitial(each) && !pages.every((page) => importsOf(page).includes(each)),
    )
    return !added.some(isLibrary) && sourceOf(added) < smallestAddition
  })

  /** The pages and parts that a module is loaded with. */
  const rootsOf = remember((id) =>
    reach(id, ({ importers, dynamicImporters }, each) =>
      isSmallAddition(each) ? [...importers, ...dynamicImporters] : importers,
    ).filter((each) => isDynamic(each) && !isSmallAddition(each) && !isInspector(each)),
  )

  const isOpen = (page: string) => /public|applying|auth/.test(areasOf(page).join())

  const areaNames = (pages: readonly string[]) => [...new Set(pages.flatMap(areasOf))].toSorted().join()

  /** The pages of a page's areas in the same folder, with this one. */
  const pagesBeside = remember((page) =>
    [...areaFilesOf(page)]
      .flatMap(importsOf)
      .flatMap((file) => infoOf(file)?.dynamicallyImportedIds ?? [])
      .filter((each) => isPage(each) && dirname(each) === dirname(page)),
  )

  return {
    readFrom: (current: Rolldown.ChunkingContext) => {
      context = current
    },
    importersOf,
    isEntry,
    isInitial,
    isPage,
    isAskedByEntry,
    isOfEntry,
    areasOf,
    rootsOf,
    /** True where only this page imports the part on demand. */
    isPartOf: (part: string, page: string) =>
      dynamicImportersOf(part)
        .flatMap(rootsOf)
        .every((root) => root === page),
    /** The areas of all pages that import a part on demand, through other parts too. */
    askingAreasOf: remember((part) =>
      reach(part, ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters]).flatMap(areasOf),
    ),
    /** The length of the source that several pages of one folder load, of the same areas as these, and no others. */
    folderSourceOf: (
      pages: readonly string[],
      isCounted: (loading: readonly string[], roots: readonly string[]) => boolean,
    ) => {
      const beside = new Set(pages.flatMap(pagesBeside))
      const shared = [...new Set([...beside].flatMap(importsOf))].filter((id) => {
        const loading = rootsOf(id).filter(isPage)
        return (
          !isInitial(id) &&
          loading.length > 1 &&
          isCounted(loading, rootsOf(id)) &&
          loading.every((page) => beside.has(page)) &&
          areaNames(loading) === areaNames(pages)
        )
      })
      return sourceOf(shared)
    },
    /** The length of the source that exactly these pages share. */
    sameSourceOf: (pages: readonly string[]) =>
      statementsOf(
        importsOf(pages[0] ?? '').filter((id) => {
          const loading = isInitial(id) || isLibrary(id) ? [] : rootsOf(id).filter(isPage)
          return loading.length === pages.length && pages.every((page) => loading.includes(page))
        }),
      ),
    importsLibrary: remember((id) => importsOf(id).some((each) => isLibrary(each) && !isInitial(each))),
    /** True for a page that saves drafts, and for the layout around it. */
    isWithDrafts: remember((id) =>
      importsOf(id).some((each) => /\/(?:machines\/draft\/draftSetup\.ts|MemberLayout\.tsx)$/.test(each)),
    ),
    readsMarkdown: remember((id) =>
      importsOf(id).some((each) => each.includes('/node_modules/markdown-it/')),
    ),
    /** The length of the source that exactly these public pages load, and pages of members do. */
    sharedSourceOf: (open: readonly string[]) =>
      statementsOf(
        importsOf(open[0] ?? '').filter((each) => {
          const pages = isInitial(each) || isLibrary(each) ? [] : rootsOf(each).filter(isPage)
          const loading = pages.filter(isOpen)
          return (
            pages.length > loading.length &&
            loading.length === open.length &&
            open.every((page) => loading.includes(page))
          )
        }),
      ),
    /** The length of the source that nothing else loads. */
    ownSourceOf: remember((part) =>
      sourceOf(importsOf(part).filter((each) => !isInitial(each) && rootsOf(each).length === 1)),
    ),
  }
}

function remember<Value>(compute: (id: string) => Value): (id: string) => Value {
  const known = new Map<string, { readonly value: Value }>()
  return (id) => {
    const found = known.get(id) ?? { value: compute(id) }
    known.set(id, found)
    return found.value
  }
}
