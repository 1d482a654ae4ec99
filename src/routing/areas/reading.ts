import { publicArea } from '../../pages/site/publicArea.tsx'
import { readingRoutes } from '../../pages/site/readingRoutes.tsx'
import type { AppRoute } from '../route.ts'

/** What is there to be read: what the product does, what it costs, and guides. */
export const routes: readonly AppRoute[] = publicArea(readingRoutes)
