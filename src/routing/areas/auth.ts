export { authRoutes as routes } from '../../pages/auth/routes.tsx'
