import { lazy, type ComponentType, type ReactElement, type ReactNode } from 'react'

/** Layout that persists across its pages. */
export type Layout = (page: ReactNode) => ReactElement

/** Page of the application: its path, metadata and content. */
export interface AppRoute {
  readonly path: string
  /** Page title. Pages with data from the server set their own title and description instead. */
  readonly title?: string
  /** Description for search engines. Member pages have none, because they are not indexed. */
  readonly description?: string
  /** True if the server renders the page on request, with its data embedded. */
  readonly isGiven?: boolean | undefined
  /** True if the page also works without that data, so that navigating to it does not load a document. */
  readonly standsAlone?: boolean | undefined
  /**
   * True if the browser submits the forms of the page without scripts. The security policy of other pages
   * forbids it.
   */
  readonly sendsForms?: boolean | undefined
  /** Likely next pages: the first is prerendered, the others are prefetched. */
  readonly leadsTo?: readonly string[] | undefined
  /** Source files of the page's modules, whose chunks its HTML preloads. */
  readonly modules: readonly string[]
  readonly element: ReactElement
  /** Layout around the page; undefined if the page renders its own. */
  readonly layout?: Layout
}

/**
 * Creates a lazily loaded component for a route.
 *
 * @param load imports the module, written in place: `() => import('./LoginPage.tsx')`
 * @param source path of the module, filled in at build time
 */
export const lazyComponent = <Props>(load: () => Promise<{ default: ComponentType<Props> }>, source = '') =>
  Object.assign(lazy(load), { source })

/** Adds a layout to routes. */
export const inLayout = (
  layout: Layout,
  { source }: { readonly source: string },
  pages: readonly AppRoute[],
) => pages.map((route): AppRoute => ({ ...route, modules: [source, ...route.modules], layout }))
