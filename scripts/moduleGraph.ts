import { dirname } from 'node:path'
import type { Rolldown } from 'vite'

type Links = Pick<Rolldown.ModuleInfo, 'importers' | 'importedIds' | 'dynamicImporters'>

const areaFile = /\/src\/routing\/areas\/(\w+)\.ts$/

/** A part that adds less source than this (in characters) to its pages is loaded together with them. */
const smallestAddition = 5_500

/**
 * Modules that the entry imports on demand and shares with pages are loaded with the entry below this source
 * length, in characters.
 */
const smallestOfPages = 4_000

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm

/** The inspector is excluded from the graph, because no product page loads it. */
const isInspector = (id: string) => id.includes('/src/inspector/')

/** True for libraries so small that they belong in the chunks that use them, like our own modules. */
const isSmallLibrary = (id: string) => /\/node_modules\/(?:dequal|lucide-react)\//.test(id)

export const isLibrary = (id: string) => id.includes('/node_modules/') && !isSmallLibrary(id)

/** Import graph of a build with the queries that chunk names need. All results are cached. */
export function createModuleGraph() {
  let context: Rolldown.ChunkingContext | undefined

  const infoOf = (id: string) => context?.getModuleInfo(id) ?? undefined
  const dynamicImportersOf = (id: string) => infoOf(id)?.dynamicImporters ?? []
  const sourceOf = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + (infoOf(id)?.code?.length ?? 0), 0)

  /** Length of the source without comments, which chunks do not contain. */
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

  /** The module itself and all its static importers, direct and indirect. */
  const importersOf = remember((id) => reach(id, ({ importers }) => importers))
  /** The module itself and all its static imports, direct and indirect. */
  const importsOf = remember((id) => reach(id, ({ importedIds }) => importedIds))

  const isEntry = (id: string) => infoOf(id)?.isEntry ?? false
  const isInitial = remember((id) => importersOf(id).some(isEntry))
  const isDynamic = (id: string) => dynamicImportersOf(id).length > 0

  /** Lists of routes that import a page on demand; empty for a part. */
  const areaFilesOf = (id: string) =>
    new Set(
      dynamicImportersOf(id)
        .flatMap(importersOf)
        .filter((file) => areaFile.test(file)),
    )
  /** Names of the areas whose lists of routes import this page. */
  const areasOf = remember((id) => [...areaFilesOf(id)].flatMap((file) => areaFile.exec(file)?.[1] ?? []))
  const isPage = (id: string) => areasOf(id).length > 0
  const isAskedByEntry = (id: string) => !isPage(id) && dynamicImportersOf(id).every(isInitial)

  /** True for a part that the entry imports on demand and that adds little code which only pages need. */
  const isOfEntry = remember((id) => {
    if (!isAskedByEntry(id)) return false
    const ofPages = importsOf(id).filter((each) => {
      const areas = importersOf(each).flatMap(areasOf)
      return !isInitial(each) && !isLibrary(each) && areas.length > 0 && !areas.includes('auth')
    })
    return statementsOf(ofPages) < smallestOfPages
  })

  /** True for a part so small that it is loaded together with its pages. */
  const isSmallAddition = remember((id) => {
    const pages = dynamicImportersOf(id).flatMap(importersOf).filter(isDynamic)
    if (isPage(id) || isOfEntry(id) || pages.length === 0) return false
    // The login loads on demand features that only some servers offer, however small they are.
    if (pages.every((page) => areasOf(page).every((area) => area === 'auth'))) return false
    const added = importsOf(id).filter(
      (each) => !isInitial(each) && !pages.every((page) => importsOf(page).includes(each)),
    )
    return !added.some(isLibrary) && sourceOf(added) < smallestAddition
  })

  /** Pages and parts whose loading includes a module. */
  const rootsOf = remember((id) =>
    reach(id, ({ importers, dynamicImporters }, each) =>
      isSmallAddition(each) ? [...importers, ...dynamicImporters] : importers,
    ).filter((each) => isDynamic(each) && !isSmallAddition(each) && !isInspector(each)),
  )

  const isOpen = (page: string) => /public|applying|auth/.test(areasOf(page).join())

  const areaNames = (pages: readonly string[]) => [...new Set(pages.flatMap(areasOf))].toSorted().join()

  /** Pages of the same areas and the same folder as this page, including this page. */
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
    /** True if only this page imports the part on demand. */
    isPartOf: (part: string, page: string) =>
      dynamicImportersOf(part)
        .flatMap(rootsOf)
        .every((root) => root === page),
    /** Areas of all pages that import a part on demand, directly or through other parts. */
    askingAreasOf: remember((part) =>
      reach(part, ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters]).flatMap(areasOf),
    ),
    /**
     * Source length of the modules that are shared by several pages of one folder, all in the same areas as
     * these, and by no page elsewhere.
     */
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
    /** Source length of the modules that exactly these pages share. */
    sameSourceOf: (pages: readonly string[]) =>
      statementsOf(
        importsOf(pages[0] ?? '').filter((id) => {
          const loading = isInitial(id) || isLibrary(id) ? [] : rootsOf(id).filter(isPage)
          return loading.length === pages.length && pages.every((page) => loading.includes(page))
        }),
      ),
    importsLibrary: remember((id) => importsOf(id).some((each) => isLibrary(each) && !isInitial(each))),
    /** True for pages that save drafts, and for the layout around them. */
    isWithDrafts: remember((id) =>
      importsOf(id).some((each) => /\/(?:machines\/draft\/draftSetup\.ts|MemberLayout\.tsx)$/.test(each)),
    ),
    readsMarkdown: remember((id) =>
      importsOf(id).some((each) => each.includes('/node_modules/markdown-it/')),
    ),
    /** Source length of the modules shared by pages of members and exactly these public pages. */
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
    /** Source length of the modules that only this part loads. */
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
