import { inLayout, lazyComponent, type AppRoute } from '../../routing/route.ts'

const PublicLayout = lazyComponent(() => import('./PublicLayout.tsx'))

/**
 * Routes of public pages in the public layout. Its footer has a form, the theme switch, which works without
 * scripts.
 */
export const publicArea = (pages: readonly AppRoute[]) =>
  inLayout(
    (page) => <PublicLayout>{page}</PublicLayout>,
    PublicLayout,
    pages.map((page) => ({ ...page, sendsForms: true })),
  )
