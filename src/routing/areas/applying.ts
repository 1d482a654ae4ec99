import { applyRoute } from '../../pages/applications/applyRoute.tsx'
import { publicArea } from '../../pages/site/publicArea.tsx'

/** Applying for a job: a public page, made of parts that only members need elsewhere. */
export const applyingRoutes = publicArea([applyRoute])
