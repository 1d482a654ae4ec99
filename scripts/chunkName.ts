import { basename, dirname } from 'node:path'
import type { Rolldown } from 'vite'
import { createModuleGraph, isLibrary } from './moduleGraph.ts'

/** Minimum source length of a part that gets its own chunk, in characters. */
const smallestPart = 9_000

/** Minimum source length of modules that a public page shares with members to get their own chunk. */
const smallestContent = 3_400

/**
 * Minimum source length of modules that a public page shares with members to be kept out of `shared`. Below
 * this, an extra request costs more than loading them on every page.
 */
const smallestLoad = 1_200

/** Minimum source length of modules shared by pages of one folder to get their own chunk. */
const smallestShare = 3_000

/** Minimum source length of modules shared by exactly the same pages of a folder to get their own chunk. */
const smallestGroup = 25_000

/** Minimum source length for a separate chunk of a folder's modules that only pages without drafts load. */
const smallestList = 12_000

/**
 * Minimum source length of modules shared by a few pages of both candidates and employers to get their own
 * chunk.
 */
const smallestOfFew = 8_000
const mostOfFew = 8

/** True for the client of a hosted backend and its library. */
const isHostedClient = (id: string) =>
  /\/(?:machines|src\/(?:app|network|words))\/hosted|\/node_modules\/@supabase\//.test(id)

/**
 * Creates the function that names the chunk of each module. Chunks follow the routes: a page is a module that
 * a list of routes in `src/routing/areas` imports on demand; a part is any other module that is imported on
 * demand.
 *
 * - `libraries`, `base`: loaded by every page; `interaction`: loaded on the first interaction
 * - `auth`: the login, and what login pages share, also with pages of members;
 *   `CreatePasswordPage-UndoEmailPage`: shared by only two login pages that have much in common
 * - `site`: shared by pages that present the product, and the guides
 * - `public`, `candidate`, `employer`: shared by pages of that area; `members`: by candidates and employers
 * - `AlertPage-JobsPage`: shared by only two public pages, if large enough for a request
 * - `shared`: shared by several public pages and pages of members
 * - `membersLists`, `employerLists` …: the same, but shared only by pages without drafts
 * - `EditProfilePage-EditorPage`: shared by a few pages of both roles, if large enough for a request
 * - `candidate-resumes`, `applications`: the same, if all of these pages are in one folder of `src/pages` and
 *   have much in common
 * - `…Content`: shared by one or two public pages and pages of members, if large enough for a request;
 *   `content`: the rest
 * - a chunk for each page, and for each large part
 * - `authParts`: parts of the login, for providers and passkeys, with their library
 * - `publicParts`, `candidateParts`: the small parts, with the few of employers among the public ones;
 *   `markdown`: all parts that parse Markdown
 * - `markdownTexts`: display of Markdown, for the few pages that show it; its parser is in `markdown`
 * - `widgets`: shared components that need a library
 *
 * @param isHosted whether the build targets a hosted backend: its client is loaded on demand, and modules
 *   that it shares with pages are in `base`
 */
export function createChunkName({
  isHosted = false,
}: { readonly isHosted?: boolean } = {}): Rolldown.CodeSplittingNameFunction {
  const graph = createModuleGraph()
  const { isInitial, isEntry, isPage, isOfEntry, areasOf, rootsOf, importsLibrary, readsMarkdown } = graph
  const isGroup = (pages: readonly string[]) => graph.sameSourceOf(pages) > smallestGroup
  const isOfFew = (pages: readonly string[]) =>
    pages.length <= mostOfFew && graph.sameSourceOf(pages) > smallestOfFew
  const isSmall = (part: string) => graph.ownSourceOf(part) < smallestPart
  const isOfLogin = (parts: readonly string[]) => parts.flatMap(graph.askingAreasOf).some(isOfAuth)

  /** True for a module that the client of a hosted backend imports. The client can be needed on any page. */
  const isBelowHosted = (id: string) => isHosted && graph.importersOf(id).some(isHostedClient)

  function nameOf(id: string): string | null {
    if (isEntry(id)) return null
    if (isHosted && isHostedClient(id) && !isInitial(id)) return null
    if (isInitial(id) || isBelowHosted(id)) return isLibrary(id) ? 'libraries' : 'base'
    const roots = rootsOf(id)
    if (roots.length === 0) return null
    if (roots.every(isOfEntry)) return 'interaction'
    const pages = roots.filter(isPage)
    const parts = roots.filter((root) => !isPage(root))
    if (pages.length === 0 && roots.some(readsMarkdown) && (parts.length > 1 || parts.every(isSmall)))
      return 'markdown'
    // Rolldown itself creates a chunk for a library that both the first interaction and pages need.
    if (isLibrary(id) && roots.some(isOfEntry)) return null
    if (isLibrary(id) && pages.length === 0) return isOfLogin(parts) ? 'authParts' : null
    if (pages.length > 0 && roots.length > 1 && importsLibrary(id)) return 'widgets'
    if (pages.length > 0) return ofPages(id, pages, parts)
    // Only pages of members make the entry load further modules at once.
    return parts.some(graph.isAskedByEntry) ? 'members' : ofParts(parts)
  }

  function ofPages(id: string, pages: readonly string[], parts: readonly string[]): string | null {
    const roots = [...pages, ...parts]
    const [page = ''] = pages
    const pageName = pageNameOf(page)
    const isOnly = pages.length === 1
    if (isOnly && parts.every((part) => graph.isPartOf(part, page))) return isLogin(page) ? 'auth' : pageName
    const areas = pages.flatMap(areasOf)
    if (roots.some(isOfEntry) && !areas.includes('auth')) return 'base'
    if (pages.length > 1 && isMarkdown(id)) return 'markdownTexts'
    const visited = areas.filter(isOfVisitors)
    if (pages.length === 2 && areas.every(isOfAuth) && graph.sameSourceOf(pages) > smallestShare)
      return pages.map(pageNameOf).toSorted().join('-')
    if (areas.includes('auth')) return visited.length > 0 ? 'base' : 'auth'
    if (visited.length > 1 && pages.every(isOfSite)) return 'site'
    if (pages.length === 2 && areas.every(isOfVisitors) && isOfFew(pages))
      return pages.map(pageNameOf).toSorted().join('-')
    if (visited.length > 1) return ofTwo(pages) ?? (areas.every(isOfVisitors) ? 'public' : 'shared')
    if (isOnly && areas.every(isOfVisitors)) return pageName
    if (visited.length > 0) return areas.includes('public') ? contentOf(pages) : 'content'
    // Modules that the entry loads for members get their own chunk. Otherwise two chunks could import each
    // other, and one of them would be evaluated too early.
    if (parts.some(graph.isAskedByEntry)) return 'members'
    const area = onlyOne(areas)
    const folder = onlyOne(pages.map((each) => basename(dirname(each))))
    if (folder !== undefined && isGroup(pages)) return pages.map(pageNameOf).toSorted().join('-')
    if (area === undefined && folder === undefined && isOfFew(pages))
      return pages.map(pageNameOf).toSorted().join('-')
    const isShort =
      folder === undefined || graph.folderSourceOf(pages, (loading) => !isGroup(loading)) < smallestShare
    const name = isShort ? (area ?? 'members') : area === undefined ? folder : `${area}-${folder}`
    const isOfDrafts = roots.some(graph.isWithDrafts)
    const isList =
      !isOfDrafts &&
      (isShort || graph.folderSourceOf(pages, (_, all) => !all.some(graph.isWithDrafts)) > smallestList)
    return isList ? `${name}Lists` : name
  }

  /**
   * Name of the chunk of two public pages that share much with members, so that other public pages do not
   * load it. Undefined if the pages share too little.
   */
  function ofTwo(pages: readonly string[]): string | undefined {
    const open = pages.filter((page) => areasOf(page).some(isOfVisitors))
    if (open.length !== 2 || graph.sharedSourceOf(open) < smallestContent) return undefined
    return `${open.map(pageNameOf).toSorted().join('-')}Content`
  }

  /**
   * Name of the chunk that one public page shares with members. Large shares get their own chunk, so that
   * another public page does not load them.
   */
  function contentOf(pages: readonly string[]): string {
    const page = pages.find((each) => areasOf(each).includes('public')) ?? ''
    const shared = graph.sharedSourceOf([page])
    if (shared < smallestLoad) return 'shared'
    return shared < smallestContent ? 'content' : `${basename(page, '.tsx')}Content`
  }

  function ofParts(parts: readonly string[]): string | null {
    const small = parts.filter(isSmall)
    if (small.length === 0 && parts.length === 1) return null
    if (isOfLogin(parts)) return 'authParts'
    return parts.flatMap(graph.askingAreasOf).includes('candidate') ? 'candidateParts' : 'publicParts'
  }

  return (id, context) => {
    graph.readFrom(context)
    return nameOf(id)
  }
}

/** True for modules that display Markdown. */
const isMarkdown = (id: string) => /\/(?:contract\/markdown\/|src\/ui\/text\/MarkdownText\.tsx)/.test(id)

const pageNameOf = (page: string) => basename(page, '.tsx')

/** True for the login, which most people open first: as part of `auth`, it needs no request of its own. */
const isLogin = (page: string) => pageNameOf(page) === 'LoginPage'

/** True for pages that present the product, and for guides. */
const isOfSite = (page: string) => page.includes('/src/pages/site/')

const isOfAuth = (area: string) => area === 'auth'

/** True for areas whose pages need no login. */
const isOfVisitors = (area: string) => area === 'public' || area === 'applying'

function onlyOne(names: readonly string[]): string | undefined {
  const [name, ...others] = new Set(names)
  return others.length === 0 ? name : undefined
}
