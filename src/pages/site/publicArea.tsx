import { inLayout, lazyComponent, type AppRoute } from '../../routing/route.ts'

const PublicLayout = lazyComponent(() => import('./PublicLayout.tsx'))

/** Public pages, with their header and footer. The browser can post the theme switch in the footer. */
export const publicArea = (pages: readonly AppRoute[]) =>
  inLayout(
    (page) => <PublicLayout>{page}</PublicLayout>,
    PublicLayout,
    pages.map((page) => ({ ...page, sendsForms: true })),
  )
