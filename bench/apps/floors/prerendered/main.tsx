import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from '../stack/routes.tsx'

const root = document.getElementById('root')
if (root) hydrateRoot(root, <RouterProvider router={createBrowserRouter(routes)} />)
