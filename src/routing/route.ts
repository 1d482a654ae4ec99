import { lazy, type ComponentType, type ReactElement, type ReactNode } from 'react'

/** Layout that persists across its pages. */
export type Layout = (page: ReactNode) => ReactElement

/** A page of the application: where it is, what it is called, what it is made of. */
export interface AppRoute {
  readonly path: string
  /** A page that shows what it is given says title and description itself. */
  readonly title?: string
  /** For search engines; pages of members, which these do not read, have none. */
  readonly description?: string
  /** True if the server renders the page when it is asked for, and gives it what it shows. */
  readonly isGiven?: boolean | undefined
  /** True if it can be shown without that, too: no step to it loads its document. */
  readonly standsAlone?: boolean | undefined
  /** True if the browser sends its forms by itself, and no script does. Others cannot be made to send anything. */
  readonly sendsForms?: boolean | undefined
  /** The pages one of which follows: the first is made ready as it will be shown, of the others the answer. */
  readonly leadsTo?: readonly string[] | undefined
  /** The sources of the modules that it is made of, for its HTML to name their chunks. */
  readonly modules: readonly string[]
  readonly element: ReactElement
  /** A page without one brings everything itself. */
  readonly layout?: Layout
}

/**
 * A component in a module of its own, which is loaded when a route needs it.
 *
 * @param load imports the module, written in place: `() => import('./LoginPage.tsx')`
 * @param source where the module stands in the repository; the build writes it, so that no file is named twice
 */
export const lazyComponent = <Props>(load: () => Promise<{ default: ComponentType<Props> }>, source = '') =>
  Object.assign(lazy(load), { source })

/** The same pages, all with this layout around them. */
export const inLayout = (
  layout: Layout,
  { source }: { readonly source: string },
  pages: readonly AppRoute[],
) => pages.map((route): AppRoute => ({ ...route, modules: [source, ...route.modules], layout }))
