import { applyRoute } from '../../pages/applications/applyRoute.tsx'
import { publicArea } from '../../pages/site/publicArea.tsx'

/**
 * Route for applying to a job. A separate chunk, because this public page shares code with the member areas.
 */
export const applyingRoutes = publicArea([applyRoute])
