export { authRoutes } from '../../pages/auth/routes.tsx'
