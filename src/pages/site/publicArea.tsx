import { inLayout, lazyComponent, type AppRoute } from '../../routing/route.ts'

const PublicLayout = lazyComponent(() => import('./PublicLayout.tsx'))

/** The pages that everybody may see, with the public header above them. */
export const publicArea = (pages: readonly AppRoute[]) =>
  inLayout((page) => <PublicLayout>{page}</PublicLayout>, PublicLayout, pages)
